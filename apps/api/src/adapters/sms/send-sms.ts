import type { SmsMessage } from './messages.ts';

/**
 * Sends one message.
 * @param phone canonical (`login/phone.ts`): ten digits, an Indian number, or + and a country code before it
 * @returns when the provider has taken it; throws `SmsFailure` when it has not
 */
export type SendSms = (phone: string, message: SmsMessage) => Promise<void>;

/** Why a message did not go out. Words of a closed list: what a provider writes may repeat the number or the code. */
export type SmsFailureReason =
  | 'circuit-open'
  | 'timeout'
  | 'unreachable'
  | 'redirect'
  | 'too-long'
  | 'not-understood'
  | 'refused'
  | 'busy'
  | 'number'
  | 'no-template';

export class SmsFailure extends Error {
  readonly reason: SmsFailureReason;
  /** The provider's status or number of the error, when it gave one. */
  readonly code: number | null;

  constructor(reason: SmsFailureReason, code: number | null = null) {
    super(`the SMS was not taken: ${reason}${code === null ? '' : ` (${code})`}`);
    this.name = 'SmsFailure';
    this.reason = reason;
    this.code = code;
  }
}
