import { pino } from 'pino';
import type { Logger } from 'pino';

/** JSON lines on the standard output, with the time in UTC and the level's name. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    // A safety net: no code logs these on purpose.
    redact: ['phone', 'email', 'pin', 'token', 'authorization', 'cookie', '*.phone', '*.email', '*.authorization'],
  });
}
