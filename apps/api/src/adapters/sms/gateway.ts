import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../../runtime/clock.ts';
import { SECOND } from '../../runtime/clock.ts';
import { callProvider } from './call-provider.ts';
import type { ProviderReply, ProviderRequest } from './call-provider.ts';
import { createCircuit } from './circuit.ts';
import type { SmsMessage } from './messages.ts';
import { SmsFailure } from './send-sms.ts';
import type { SendSms, SmsFailureReason } from './send-sms.ts';

/** The differences between providers: requests and the meaning of replies. */
export interface SmsProvider {
  /** Whether the text of a message is registered in its language. */
  speaks(message: SmsMessage): boolean;
  /** @throws SmsFailure when there is no template for the message */
  request(phone: string, message: SmsMessage): ProviderRequest;
  /** @returns the provider's id of the accepted message */
  readReply(reply: ProviderReply): string | SmsFailure;
  /**
   * Interprets a delivery report; empty for an intermediate state, which another report follows.
   * @param form the fields that the provider posted
   */
  readReport(form: URLSearchParams): DeliveryReport[];
  /** The only origins that its requests use. */
  readonly origins: readonly string[];
}

/** The outcome of a message. */
export interface DeliveryReport {
  readonly providerId: string;
  readonly state: 'delivered' | 'failed';
  /** The provider's status or error number. */
  readonly reason: string | null;
  /** In rupees, where the report has a price. */
  readonly price: number | null;
}

export const TIMEOUT_MS = 3 * SECOND;
const LEAST_PAUSE_MS = 200;
const JITTER_MS = 400;

/** A retry may help: the provider did not reply, or was busy. */
const PASSING: ReadonlySet<SmsFailureReason> = new Set(['timeout', 'unreachable', 'busy']);
/** The provider itself works: a wrong number must not open the circuit for everyone. */
const ANSWERED: ReadonlySet<SmsFailureReason> = new Set(['number', 'refused']);

interface GatewayParts {
  readonly clock: Clock;
  /** For tests; 3 s otherwise. */
  readonly timeoutMs?: number;
}

/**
 * Sends messages through a real provider: at most 3 s per call, one retry after a random pause, and no call while the
 * circuit is open. A message whose reply was lost may arrive twice, with the same code.
 */
export function gateway(provider: SmsProvider, { clock, timeoutMs = TIMEOUT_MS }: GatewayParts): SendSms {
  const circuit = createCircuit(clock);

  const tryOnce = async (request: ProviderRequest): Promise<string | SmsFailure> => {
    try {
      return provider.readReply(await callProvider(request, { allowed: provider.origins, timeoutMs }));
    } catch (error) {
      if (error instanceof SmsFailure) return error;
      throw error;
    }
  };

  return async (phone, message) => {
    const request = provider.request(phone, message);
    if (!circuit.allows()) throw new SmsFailure('circuit-open');
    let outcome = await tryOnce(request);
    if (outcome instanceof SmsFailure && PASSING.has(outcome.reason)) {
      await wait(LEAST_PAUSE_MS + Math.random() * JITTER_MS);
      outcome = await tryOnce(request);
    }
    if (!(outcome instanceof SmsFailure) || ANSWERED.has(outcome.reason)) circuit.succeeded();
    else circuit.failed();
    if (outcome instanceof SmsFailure) throw outcome;
    return outcome;
  };
}

/** The meaning of a status alone, for either provider. */
export function failureOfStatus(status: number, code: number | null = null): SmsFailure | null {
  if (status >= 200 && status < 300) return null;
  return new SmsFailure(status === 429 || status >= 500 ? 'busy' : 'refused', code ?? status);
}
