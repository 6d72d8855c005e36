import { createOutside } from '../outbound/post-outside.ts';
import { encryptMessage, type PushKeys } from './encrypt-message.ts';
import { createSeals } from './seals.ts';
import type { Vapid } from './vapid.ts';

export interface PushTarget extends PushKeys {
  readonly endpoint: string;
}

/**
 * - `sent`: the push service accepted it
 * - `gone`: the browser has unsubscribed
 * - `refused`: it will never be accepted
 * - `later`: the service is busy or unreachable
 */
export type PushOutcome = 'sent' | 'gone' | 'refused' | 'later';

/** @param now milliseconds since 1970 */
export type SendPush = (target: PushTarget, message: string, now: number) => Promise<PushOutcome>;

export interface Push {
  readonly publicKey: string;
  readonly send: SendPush;
  /** Prepares the expensive part of the next message to a browser. @returns false when it is already prepared */
  readonly prepare: (keys: PushKeys) => boolean;
  /** Whether messages may be sent to this address. */
  readonly accepts: (endpoint: string) => boolean;
}

/** Seconds for which the service keeps a message for a phone that is off: after a day the news is too old. */
const LIFE = 24 * 60 * 60;

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'later' : 'refused';
}

interface PushParts {
  readonly vapid: Vapid;
  /** A push service on this machine, used only by tests. */
  readonly localService?: string | undefined;
}

/** Sends messages to push services. Follows no redirects, and never reaches an address that is not public. */
export function createPush({ vapid, localService }: PushParts): Push {
  const { accepts, post } = createOutside({ local: localService });
  const seals = createSeals();

  return {
    publicKey: vapid.publicKey,
    accepts,
    prepare: seals.prepare,
    async send({ endpoint, p256dh, auth }, message, now) {
      if (!accepts(endpoint)) return 'refused';
      try {
        const posted = await post(endpoint, {
          headers: {
            authorization: vapid.authorize(endpoint, now),
            'content-encoding': 'aes128gcm',
            'content-type': 'application/octet-stream',
            ttl: `${LIFE}`,
          },
          body: encryptMessage(message, seals.take({ p256dh, auth })),
        });
        return 'status' in posted ? outcomeOf(posted.status) : 'later';
      } catch {
        // The browser's key is invalid.
        return 'refused';
      }
    },
  };
}
