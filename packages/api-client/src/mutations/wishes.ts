import type { QueryClient } from '@tanstack/react-query';
import { createStandingChanges } from '../cache/standing-changes.ts';
import { isOffline } from '../errors/api-error.ts';
import { createToggleQueue } from './toggle-queue.ts';

/**
 * - `done`: the server answered the last wish
 * - `superseded`: a later wish took this one's place, and tells its own outcome
 * - `kept`: the device is offline; `wish` stays on screen and is to be stated again, unless it `stands` already
 */
export type WishOutcome<Reply> =
  | { readonly kind: 'done'; readonly reply: Reply }
  | { readonly kind: 'superseded' }
  | { readonly kind: 'kept'; readonly wish: boolean; readonly stands: boolean };

interface WishParts<Key, Reply> {
  readonly client: QueryClient;
  /** Whose cached replies show the wish, by endpoint id. */
  readonly endpoints: readonly string[];
  readonly send: (key: Key, wish: boolean) => Promise<Reply>;
  /** Shows the wish before the server has answered. */
  readonly show: (key: Key, wish: boolean) => void;
  /** Shows what the server answered. */
  readonly confirm: (key: Key, reply: Reply) => void;
  readonly isOn: (reply: Reply) => boolean;
  /** Says off in so many words; a reply that says neither counts as off, but is no reason to send again. */
  readonly isOff: (reply: Reply) => boolean;
}

export interface Wishes<Key, Reply> {
  /** @throws ApiError of the last wish, once it is taken back */
  (key: Key, wish: boolean): Promise<WishOutcome<Reply>>;
  /** The last wish, as long as the server has not answered it: what is on screen may be a moment older. */
  latest(key: Key): boolean | undefined;
}

interface Open<Reply> {
  wish: boolean;
  /** As far as is known, on the server. */
  stands: boolean;
  reply: Reply | null;
}

/**
 * On or off, stated at once everywhere: collapsed when tapped fast, the server's word in the end whatever arrives late,
 * taken back to what the server last said when it fails.
 */
export function createWishes<Key, Reply>(parts: WishParts<Key, Reply>): Wishes<Key, Reply> {
  const { client, endpoints, send, show, confirm, isOn, isOff } = parts;
  const standing = createStandingChanges<Key>(client, endpoints);
  const open = new Map<Key, Open<Reply>>();

  async function heard(key: Key, wish: boolean): Promise<Reply> {
    const reply = await send(key, wish);
    const now = open.get(key);
    if (now) Object.assign(now, { reply, stands: isOn(reply) });
    return reply;
  }

  const queue = createToggleQueue<Key, Reply>(async (key, wish) => {
    const reply = await heard(key, wish);
    // A server that only toggles had the wish already: by a call whose reply was lost, or from another device.
    return (wish ? isOff(reply) : isOn(reply)) ? heard(key, wish) : reply;
  });

  function close(key: Key, { stands, reply }: Open<Reply>): void {
    open.delete(key);
    standing.settle(key, () => (reply === null ? show(key, stands) : confirm(key, reply)));
  }

  async function state(key: Key, wish: boolean): Promise<WishOutcome<Reply>> {
    const now = open.get(key) ?? { wish, stands: !wish, reply: null };
    now.wish = wish;
    open.set(key, now);
    standing.stand(key, () => show(key, wish));
    try {
      const outcome = await queue.toggle(key, wish);
      if (outcome.superseded) return { kind: 'superseded' };
      close(key, now);
      return { kind: 'done', reply: outcome.reply };
    } catch (error) {
      const kept = isOffline(error);
      const stands = now.wish === now.stands;
      if (!kept || stands) close(key, now);
      if (kept) return { kind: 'kept', wish: now.wish, stands };
      throw error;
    }
  }

  return Object.assign(state, { latest: (key: Key) => open.get(key)?.wish });
}
