import { pino, type Logger } from 'pino';

export type Log = Logger;

/** JSON lines on standard output; the path only, never a query, a header or a body. */
export function createLog(name: string, level: string): Log {
  return pino({ name, level, base: { name }, timestamp: pino.stdTimeFunctions.isoTime });
}
