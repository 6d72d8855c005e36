import type { Logger } from 'pino';
import { SmsFailure } from './send-sms.ts';

/** Logs only the reason and the provider's error number: its message may repeat the phone or the code. */
export function logSmsFailure(log: Logger, error: unknown): void {
  const { reason, code } = error instanceof SmsFailure ? error : { reason: 'unknown', code: null };
  log.error({ reason, code }, 'the SMS provider refused a message');
}
