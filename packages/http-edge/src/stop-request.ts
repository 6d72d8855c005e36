import { isMainThread, parentPort } from 'node:worker_threads';

/** The message from a process to a part that runs as one of its threads: signals reach only the process itself. */
export const STOP_MESSAGE = 'stop';

/** Calls `stop` once, at the first stop request. A second one does not wait for running requests. */
export function onStopRequest(stop: (reason: string) => void): void {
  let isStopping = false;
  const request = (reason: string): void => {
    if (isStopping) process.exit(1);
    isStopping = true;
    stop(reason);
  };
  if (isMainThread) for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, request);
  else parentPort?.on('message', (message) => message === STOP_MESSAGE && request(STOP_MESSAGE));
}
