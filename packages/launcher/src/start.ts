/** `pnpm start`: the whole product in one process. `.env.example` explains the variables; none is required. */
import { partsOf, portVariables } from './product.ts';
import { LaunchError, runParts } from './run-parts.ts';
import { readStartEnv } from './start-env.ts';

const { env, ports, feedOrigin, leagueOrigin, deskOrigin } = readStartEnv(process.env);

/** How often to check that our parent process is alive, in milliseconds. */
const ORPHAN_CHECK = 500;

let stopRequested = false;
let stop: (() => Promise<void>) | undefined;

async function finish(): Promise<never> {
  await stop?.();
  process.exit(0);
}

function requestStop(): void {
  // A second Ctrl-C changes nothing: stop() already ends slow parts.
  if (stopRequested) return;
  stopRequested = true;
  if (stop) void finish();
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, requestStop);

// A killed task runner does not stop its children, but the product must not outlive it.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) requestStop();
}, ORPHAN_CHECK).unref();

process.stderr.write('Starting the product. The first start takes longer.\n');
try {
  stop = await runParts({
    parts: partsOf(ports),
    env: { ...env, ...portVariables(ports) },
    report: (line) => process.stderr.write(`${line}\n`),
  });
} catch (error) {
  if (!(error instanceof LaunchError)) throw error;
  if (!stopRequested) process.stderr.write(`${error.message}\n`);
  process.exit(stopRequested ? 0 : 1);
}
if (stopRequested) await finish();

process.stdout.write(`
  Maidan is running.

  Feed      ${feedOrigin}
  League    ${leagueOrigin}
  Desk      ${deskOrigin}
  API       http://127.0.0.1:${ports.api}/api/openapi.json
  Login     ${env.SMS_PROVIDER === 'outbox' ? `${feedOrigin}/dev/outbox shows the codes` : `codes go out by ${env.SMS_PROVIDER}`}

  Stop with Ctrl-C.
`);
