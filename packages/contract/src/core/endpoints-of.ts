import type { Endpoint } from './endpoint.ts';

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}

/** The endpoints among a resource's exports, which also include types and schemas. */
export const endpointsOf = (resources: readonly Readonly<Record<string, unknown>>[]): readonly Endpoint[] =>
  resources.flatMap((resource) => Object.values(resource).filter(isEndpoint));
