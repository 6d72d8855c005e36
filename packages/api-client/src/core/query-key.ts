import type { Endpoint, Input } from '@maidan/contract/core/endpoint';
import { readId } from '@maidan/contract/core/wire';
import type { RequestParts } from './request-url.ts';

export type QueryKey = readonly [endpointId: string, input: RequestParts];

/**
 * The cache key of a call, made from endpoint and input and never by hand; `[endpoint.id]` matches all keys of an
 * endpoint. An id from a URL ('7') and from a reply (7) give the same key.
 */
export function queryKey<E extends Endpoint>(endpoint: E, input: Input<E>): QueryKey {
  const { params, ...rest } = input as RequestParts;
  if (!params) return [endpoint.id, rest];
  const ids = Object.entries(params).map(([name, value]) => [name, readId(value) ?? value]);
  return [endpoint.id, { ...rest, params: Object.fromEntries(ids) }];
}
