import { makeSeal, type PushKeys, type Seal } from './encrypt-message.ts';

/** The most browsers with a seal; each seal takes about 400 bytes. */
export const MOST_SEALS = 20_000;

/** Seals prepared before there is a message, only in the memory of this process. */
export interface Seals {
  /** @returns false when this browser already has one, or its key is invalid */
  readonly prepare: (keys: PushKeys) => boolean;
  /** For one message: each is returned only once. @throws Error when the browser's key is not a point on the curve */
  readonly take: (keys: PushKeys) => Seal;
}

const nameOf = ({ p256dh, auth }: PushKeys): string => `${p256dh} ${auth}`;

export function createSeals(most = MOST_SEALS): Seals {
  const made = new Map<string, Seal>();
  return {
    prepare(keys) {
      const name = nameOf(keys);
      if (made.has(name)) return false;
      try {
        made.set(name, makeSeal(keys));
      } catch {
        return false;
      }
      // The oldest may belong to a browser that is gone.
      for (const oldest of made.keys()) {
        if (made.size <= most) break;
        made.delete(oldest);
      }
      return true;
    },
    take(keys) {
      const name = nameOf(keys);
      const seal = made.get(name);
      made.delete(name);
      return seal ?? makeSeal(keys);
    },
  };
}
