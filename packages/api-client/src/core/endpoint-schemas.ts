import type { Endpoint } from '@maidan/contract/core/endpoint';

/** By id. */
export type Endpoints = ReadonlyMap<string, Endpoint>;

let loadList = async (): Promise<readonly Endpoint[]> =>
  (await import('@maidan/contract/core/site-endpoints')).siteEndpoints;
let loaded: Promise<Endpoints> | undefined;

/** Call it before the first call, in an app with other calls than the sites: neither loads the other's. */
export function takeEndpointsFrom(source: () => Promise<readonly Endpoint[]>): void {
  loadList = source;
  loaded = undefined;
}

async function load(): Promise<Endpoints> {
  return new Map((await loadList()).map((endpoint) => [endpoint.id, endpoint]));
}

/** Every endpoint with its schemas, by id; after a failure, the next call tries again. */
export function loadEndpoints(): Promise<Endpoints> {
  loaded ??= load().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

/**
 * An endpoint with its schemas, which imported endpoints lack in a browser build: they are loaded with the
 * first call, because the server has already checked a page's initial data.
 */
export async function withSchemas<E extends Endpoint>(endpoint: E): Promise<E> {
  return findEndpoint(await loadEndpoints(), endpoint);
}

export function findEndpoint<E extends Endpoint>(endpoints: Endpoints, { id }: E): E {
  const endpoint = endpoints.get(id);
  if (endpoint === undefined) throw new Error(`The contract has no endpoint ${id}`);
  return endpoint as E;
}
