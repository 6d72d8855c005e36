import { onStopRequest } from '@maidan/http-edge/stop-request';
import { EnvError, readServerEnv } from '../runtime/env.ts';
import type { Env } from '../runtime/env.ts';
import { createLogger } from '../runtime/logger.ts';
import { startServer } from './start-server.ts';

/** Ends the process with a message for the person who started it. */
function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function settings(): Env {
  try {
    return readServerEnv();
  } catch (error) {
    if (error instanceof EnvError) fail(`Invalid settings:\n${error.message}`);
    throw error;
  }
}

function whyNotStarted(error: unknown, env: Env): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `Port ${env.API_PORT} is in use. Stop the process that uses it, or set API_PORT.`;
  if (code === 'EACCES') return `This account may not use port ${env.API_PORT} or ${env.dataDir}.`;
  return `The API could not start: ${message}`;
}

const env = settings();
const log = createLogger(env.LOG_LEVEL);
const server = await startServer(env, log).catch((error: unknown) => fail(whyNotStarted(error, env)));
log.info({ address: server.address }, 'listening');

onStopRequest(() => void server.stop().then(() => process.exit(0)));
