import type { Logger } from 'pino';
import { SmsFailure } from './send-sms.ts';

/** Only the reason and the provider's number of it: its own words may repeat the phone or the code. */
export function logSmsFailure(log: Logger, error: unknown): void {
  const { reason, code } = error instanceof SmsFailure ? error : { reason: 'unknown', code: null };
  log.error({ reason, code }, 'the SMS provider did not take a message');
}
