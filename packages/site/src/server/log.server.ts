import { pino, type Logger } from 'pino';

export type Log = Logger;

/** JSON lines on standard output, with the route only, never a path, a query, a header or a body. */
export function createLog(name: string, level: string): Log {
  return pino({ name, level, base: { name }, timestamp: pino.stdTimeFunctions.isoTime });
}

export interface LoggedAnswer {
  readonly requestId: string;
  readonly method: string | undefined;
  /** A route such as `/post/:slug`. */
  readonly route: string;
  readonly status: number;
  /** When the request arrived, by `performance.now()`. */
  readonly started: number;
}

/** One line for each answer. */
export function createAnswerLog(log: Log) {
  return ({ started, ...answer }: LoggedAnswer): void => {
    if (!log.isLevelEnabled('info')) return;
    log.info({ ...answer, ms: Math.round(performance.now() - started) }, 'request');
  };
}
