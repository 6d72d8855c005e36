import { pino } from 'pino';
import type { Logger } from 'pino';

/** JSON lines on the standard output: time in UTC, level by name, and what the caller adds. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    // A last net: none of these is ever logged on purpose.
    redact: ['phone', 'email', 'pin', 'token', 'authorization', 'cookie', '*.phone', '*.email', '*.authorization'],
  });
}
