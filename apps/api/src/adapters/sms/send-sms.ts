import type { SmsMessage } from './messages.ts';

/**
 * Sends one message.
 * @param phone canonical: the ten digits of an Indian number, or + with a country code
 * @returns the provider's id of the message, which its delivery reports use; null without a provider
 * @throws SmsFailure when the provider refuses it
 */
export type SendSms = (phone: string, message: SmsMessage) => Promise<string | null>;

/** Why a message was not sent; never the provider's own text, which may repeat the number or the code. */
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
  /** The provider's status or error number, if it gave one. */
  readonly code: number | null;

  constructor(reason: SmsFailureReason, code: number | null = null) {
    super(`the SMS was refused: ${reason}${code === null ? '' : ` (${code})`}`);
    this.name = 'SmsFailure';
    this.reason = reason;
    this.code = code;
  }
}
