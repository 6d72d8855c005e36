import type { Endpoint } from '@maidan/contract/core/endpoint';
import type { Api } from '../core/create-api.ts';
import { ApiError, isNotFound } from '../errors/api-error.ts';

/** Ids of the extensions that a server turned out not to have; an Api lives as long as its page. */
const missing = new WeakMap<Api, Set<string>>();

export const isMissing = (api: Api, extension: Endpoint): boolean => missing.get(api)?.has(extension.id) ?? false;

/** A server without a call replies 404 or 501. */
export const isUnsupported = (error: unknown): boolean =>
  isNotFound(error) || (error instanceof ApiError && error.status === 501);

/**
 * Calls an extension, or the fallback if the server does not have it. The page remembers that once the fallback succeeds:
 * a 404 alone may concern the id.
 */
export async function withFallback<T>(
  api: Api,
  extension: Endpoint,
  call: () => Promise<T>,
  fallback: () => Promise<T>,
): Promise<T> {
  if (isMissing(api, extension)) return fallback();
  try {
    return await call();
  } catch (error) {
    if (!isUnsupported(error)) throw error;
    const reply = await fallback();
    missing.set(api, (missing.get(api) ?? new Set()).add(extension.id));
    return reply;
  }
}
