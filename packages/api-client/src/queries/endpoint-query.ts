import type { Endpoint, Input, Reply } from '@maidan/contract/core/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { keepNewest } from '../cache/keep-newest.ts';
import type { Api } from '../core/create-api.ts';
import { queryKey } from '../core/query-key.ts';

/**
 * The options of a query that makes one call; the cache holds its canonical reply.
 * @param staleTime in milliseconds, one of `staleTimes`
 */
export function endpointQuery<E extends Endpoint>(api: Api, endpoint: E, input: Input<E>, staleTime: number) {
  return queryOptions({
    queryKey: queryKey(endpoint, input),
    queryFn: ({ signal }): Promise<Reply<E>> => api.call(endpoint, input, { signal }),
    staleTime,
  });
}

/** A query whose parts a stream updates: reloading never restores an older version of a part. */
export function followedQuery<E extends Endpoint>(api: Api, endpoint: E, input: Input<E>, staleTime: number) {
  return { ...endpointQuery(api, endpoint, input, staleTime), structuralSharing: keepNewest };
}
