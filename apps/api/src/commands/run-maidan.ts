/** `pnpm maidan <noun> <verb>`: the commands of the operator. Exit code 1: the command failed; 2: it was mistyped. */
import { openTraces } from '@maidan/http-edge/traces/open-traces';
import { createClipMaker } from '../adapters/clips/clip-maker.ts';
import { ClipError } from '../adapters/clips/clips.ts';
import { findFfmpeg } from '../adapters/clips/find-ffmpeg.ts';
import { bothOf, openPlaces } from '../adapters/files/open-stores.ts';
import { StoreError } from '../adapters/files/s3/s3-client.ts';
import { createPictureMaker } from '../adapters/pictures/picture-maker.ts';
import { PictureError } from '../adapters/pictures/pictures.ts';
import { createRecogniser } from '../adapters/speech/recogniser.ts';
import { DamageError } from '../db/damage.ts';
import { ImportError } from '../db/import-database.ts';
import { MigrationError } from '../db/migrate.ts';
import { MoveError } from '../db/move/move-state.ts';
import { nameData } from '../db/open-database.ts';
import { ExportError } from '../modules/forms/export/csv.service.ts';
import { systemClock } from '../runtime/clock.ts';
import { captionSettings } from '../runtime/caption-settings.ts';
import { callerFolder, clipLimits, EnvError, readEnv } from '../runtime/env.ts';
import { createLogger } from '../runtime/logger.ts';
import { traceSettings } from '../runtime/trace-settings.ts';
import { CommandError, UsageError } from './command.ts';
import { commands } from './commands.ts';
import { openForCommand } from './open-for-command.ts';
import { operatorSms } from './operator-sms.ts';
import { readRequest } from './read-request.ts';
import { runCommand } from './run-command.ts';

const expected = [
  ClipError,
  CommandError,
  DamageError,
  EnvError,
  ExportError,
  ImportError,
  MigrationError,
  MoveError,
  PictureError,
  StoreError,
];

/**
 * Runs the command given by these arguments.
 * @param variables its environment, by default this process's
 * @param progress shows the operator the data in use, and the progress of slow work
 * @returns its output
 * @throws UsageError for a mistyped command, and the errors in `expected`, whose messages are fit to show
 */
export async function runMaidan(
  args: readonly string[],
  variables?: NodeJS.ProcessEnv,
  progress: (line: string) => void = console.error,
): Promise<string> {
  // pnpm passes on a "--" in front of the arguments.
  const request = readRequest(commands, args[0] === '--' ? args.slice(1) : args);
  if ('help' in request) return request.help;
  const env = readEnv(variables);
  if (request.command.access !== 'none') progress(`Data: ${nameData(env)}`);
  const places = openPlaces(env);
  const log = createLogger(env.LOG_LEVEL);
  const ffmpeg = findFfmpeg(env.FFMPEG, env.PATH);
  const context = {
    now: systemClock(),
    folder: callerFolder(variables),
    dataDir: env.dataDir,
    location: env,
    moveTo: env.MOVE_TO,
    secrets: env.secrets,
    deskOrigin: env.DESK_ORIGIN,
    sms: operatorSms(env, log),
    ...bothOf(places),
    places,
    progress,
    pictures: createPictureMaker(),
    ffmpeg,
    recogniser: createRecogniser(captionSettings(env), ffmpeg),
    clips: createClipMaker(ffmpeg, clipLimits(env)),
    workerPort:
      env.WORKER_PORT === undefined
        ? null
        : { host: env.HOST, port: env.WORKER_PORT, token: env.METRICS_TOKEN ?? null },
    log,
  };
  // For a worker's jobs; other commands have none.
  const closeTraces = await openTraces(traceSettings(env), { name: 'worker', warn: (message) => log.warn(message) });
  return runCommand(request, context, (access) => openForCommand(env, access)).finally(closeTraces);
}

/** The same for a process: prints, and sets the exit code. */
export async function runMaidanProcess(): Promise<void> {
  const args = process.argv.slice(2);
  try {
    console.log(await runMaidan(args));
  } catch (error) {
    const isUsage = error instanceof UsageError;
    if (!isUsage && !expected.some((type) => error instanceof type)) throw error;
    console.error((error as Error).message);
    if (error instanceof CommandError && error.facts !== undefined && args.includes('--json')) {
      console.log(JSON.stringify(error.facts));
    }
    process.exitCode = isUsage ? 2 : 1;
  }
}
