import { createOutside } from '../outbound/post-outside.ts';
import { encryptMessage, type PushKeys } from './encrypt-message.ts';
import { createSeals } from './seals.ts';
import type { Vapid } from './vapid.ts';

export interface PushTarget extends PushKeys {
  readonly endpoint: string;
}

/**
 * - `sent`: the push service has it
 * - `gone`: the browser has unsubscribed
 * - `refused`: it will never be taken
 * - `later`: the service is busy or away
 */
export type PushOutcome = 'sent' | 'gone' | 'refused' | 'later';

/** @param now milliseconds since 1970 */
export type SendPush = (target: PushTarget, message: string, now: number) => Promise<PushOutcome>;

export interface Push {
  readonly publicKey: string;
  readonly send: SendPush;
  /** Makes ahead what takes most of the time of the next message to a browser. @returns false when it is made already */
  readonly prepare: (keys: PushKeys) => boolean;
  /** Whether messages may go to this address. */
  readonly accepts: (endpoint: string) => boolean;
}

/** Seconds for which the service keeps a message for a phone that is off: a match that moved is old news after a day. */
const LIFE = 24 * 60 * 60;

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'later' : 'refused';
}

interface PushParts {
  readonly vapid: Vapid;
  /** A push service on this machine, which only tests have. */
  readonly localService?: string | undefined;
}

/** Sends messages to push services. They follow no redirect, and never reach an address that is not public. */
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
        // Its key is no key.
        return 'refused';
      }
    },
  };
}
