import type { Endpoint } from '@maidan/contract/core/endpoint';
import { joinPath } from '@maidan/contract/core/services';

/** The parts of an input, without the endpoint's own types. */
export interface RequestParts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

function readQuery(query: RequestParts['query'] = {}): string {
  const present = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  return new URLSearchParams(present.map(([name, value]) => [name, String(value)])).toString();
}

/**
 * The URL of a call: `/api/tag_posts/home?page=2`.
 * @param base of the endpoint's service, relative or absolute; may have its own query (a geocoder's key)
 */
export function requestUrl(base: string, endpoint: Endpoint, { params = {}, query }: RequestParts): string {
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const [address = '', ownQuery] = base.split('?', 2);
  const search = [ownQuery, readQuery(query)].filter(Boolean).join('&');
  return joinPath(address, path) + (search === '' ? '' : `?${search}`);
}

/** Whether a base is on this site's origin: only there can the XSRF cookie be read, and must be repeated. */
export function isSameOrigin(base: string): boolean {
  return base.startsWith('/') && !base.startsWith('//');
}
