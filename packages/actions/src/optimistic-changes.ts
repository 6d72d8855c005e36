import type { QueryCacheNotifyEvent, QueryClient } from '@tanstack/react-query';
import type { Change } from './action.ts';

/**
 * Changes of cached replies that outlast replies in flight: without them, a reply requested before the server processed an
 * action would briefly show the former state.
 */
interface OptimisticChanges {
  /** Repeats the change after every reply of these endpoints, until the slot gets another change or settles. */
  hold(slot: string, endpoints: readonly string[], change: Change): void;
  /** Applies the final change, and repeats it after the replies that are in flight now. */
  settle(slot: string, endpoints: readonly string[], change: Change): void;
}

interface Held {
  readonly endpoints: readonly string[];
  readonly change: Change;
}

/** A reply, or data from the document; not the page's own writes. */
function bringsData(event: QueryCacheNotifyEvent): boolean {
  if (event.type === 'added') return event.query.state.data !== undefined;
  if (event.type !== 'updated') return false;
  const { action } = event;
  return action.type === 'setState' || (action.type === 'success' && action.manual !== true);
}

export function createOptimisticChanges(client: QueryClient): OptimisticChanges {
  const held = new Map<string, Held>();
  const cache = client.getQueryCache();
  let stop: (() => void) | null = null;

  const isShownIn = ({ endpoints }: Held, queryKey: readonly unknown[]) => endpoints.includes(String(queryKey[0]));

  function onReply(event: QueryCacheNotifyEvent): void {
    if (!bringsData(event)) return;
    for (const one of held.values()) if (isShownIn(one, event.query.queryKey)) one.change();
  }

  function put(slot: string, one: Held): void {
    held.set(slot, one);
    stop ??= cache.subscribe(onReply);
  }

  function release(slot: string, one: Held): void {
    if (held.get(slot) !== one) return;
    held.delete(slot);
    if (held.size > 0) return;
    stop?.();
    stop = null;
  }

  return {
    hold: (slot, endpoints, change) => put(slot, { endpoints, change }),
    settle(slot, endpoints, change) {
      const one = { endpoints, change };
      put(slot, one);
      change();
      const inFlight = cache
        .findAll({ predicate: ({ queryKey, state }) => isShownIn(one, queryKey) && state.fetchStatus !== 'idle' })
        .map(({ promise }) => promise);
      if (inFlight.length === 0) release(slot, one);
      else void Promise.allSettled(inFlight).then(() => release(slot, one));
    },
  };
}
