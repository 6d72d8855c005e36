import type { QueryCacheNotifyEvent, QueryClient } from '@tanstack/react-query';

/**
 * Changes of cached replies that must outlast replies on their way: one that was asked for before the server knew of an
 * act, or that carries pages read before it, would show the old state once more.
 */
export interface StandingChanges<Key> {
  /** Makes the change now and anew after every reply, until the key gets another or is settled. */
  stand(key: Key, change: () => void): void;
  /** Makes the final change, and once more after what is under way now has arrived. */
  settle(key: Key, change: () => void): void;
}

/** A reply, or data that came with a document; not what we ourselves wrote. */
function bringsData(event: QueryCacheNotifyEvent): boolean {
  if (event.type === 'added') return event.query.state.data !== undefined;
  if (event.type !== 'updated') return false;
  const { action } = event;
  return action.type === 'setState' || (action.type === 'success' && action.manual !== true);
}

/** @param endpoints whose replies the changes are about, by endpoint id */
export function createStandingChanges<Key>(client: QueryClient, endpoints: readonly string[]): StandingChanges<Key> {
  const changes = new Map<Key, () => void>();
  const cache = client.getQueryCache();
  const isOurs = (queryKey: readonly unknown[]) => endpoints.includes(String(queryKey[0]));
  let stop: (() => void) | null = null;

  function hear(event: QueryCacheNotifyEvent): void {
    if (!isOurs(event.query.queryKey) || !bringsData(event)) return;
    for (const change of changes.values()) change();
  }

  function end(key: Key, change: () => void): void {
    if (changes.get(key) !== change) return;
    changes.delete(key);
    if (changes.size > 0) return;
    stop?.();
    stop = null;
  }

  function stand(key: Key, change: () => void): void {
    changes.set(key, change);
    stop ??= cache.subscribe(hear);
    change();
  }

  return {
    stand,
    settle(key, change) {
      stand(key, change);
      const underWay = cache
        .findAll({ predicate: ({ queryKey, state }) => isOurs(queryKey) && state.fetchStatus !== 'idle' })
        .map(({ promise }) => promise);
      if (underWay.length === 0) end(key, change);
      else void Promise.allSettled(underWay).then(() => end(key, change));
    },
  };
}
