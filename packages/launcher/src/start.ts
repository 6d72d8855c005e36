/** `pnpm start`: the whole product on one machine. `.env.example` explains the variables; none is required. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { launchProduct, LaunchError, root, type Product } from './product.ts';
import { readStartEnv } from './start-env.ts';

const envFile = join(root, '.env');
if (existsSync(envFile)) process.loadEnvFile(envFile);

const { env, ports, feedOrigin, leagueOrigin } = readStartEnv(process.env);

/** How often to check that our parent process is alive, in milliseconds. */
const ORPHAN_CHECK = 500;

let stopRequested = false;
let product: Product | undefined;

async function finish(code: number): Promise<never> {
  await product?.stop();
  process.exit(code);
}

function requestStop(): void {
  // A second Ctrl-C changes nothing: stop() already kills slow processes.
  if (stopRequested) return;
  stopRequested = true;
  if (product) void finish(0);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, requestStop);

// A killed task runner does not stop its children; the product must not outlive it.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) requestStop();
}, ORPHAN_CHECK).unref();

try {
  product = await launchProduct({ env, ports, output: 'inherit' });
} catch (error) {
  if (!(error instanceof LaunchError)) throw error;
  if (!stopRequested) process.stderr.write(`${error.message}\n`);
  process.exit(stopRequested ? 0 : 1);
}
if (stopRequested) await finish(0);

process.stdout.write(`
  Maidan is running.

  Feed      ${feedOrigin}
  League    ${leagueOrigin}
  API       http://127.0.0.1:${ports.api}/api/openapi.json
  Login     ${env.SMS_PROVIDER === 'outbox' ? `${feedOrigin}/dev/outbox shows the codes` : `codes go out by ${env.SMS_PROVIDER}`}

  Stop with Ctrl-C.
`);

const gone = await product.ended;
if (!stopRequested) {
  process.stderr.write(`The ${gone} has ended; stopping the rest.\n`);
  await finish(1);
}
