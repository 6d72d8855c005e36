import type { Api } from '@maidan/api-client/core/create-api';
import type { QueryClient } from '@tanstack/react-query';

/**
 * - `done`: the server has it
 * - `kept`: the device is offline; it is shown, stored and sent on return
 * - `needless`: offline, and taken back before it was sent
 * - `superseded`: a later one of the same subject tells its own end
 */
export type ActEnd = 'done' | 'kept' | 'needless' | 'superseded';

export interface ActTools {
  readonly api: Api;
  readonly client: QueryClient;
}

/** Something a signed-in person does with one tap or a few words, and that may wait for the network. */
export interface Act<T> {
  readonly name: string;
  /** Checks what came back from storage; null drops it. */
  readonly read: (stored: unknown) => T | null;
  /** Acts of one subject take each other's place; undefined: each counts for itself. */
  readonly subject?: (data: T) => string;
  /**
   * Shows it at once and sends it; shows what was before when it fails.
   * @throws ApiError of a failure that is not the network's
   */
  readonly perform: (tools: ActTools, data: T, key: string) => Promise<ActEnd>;
}

/**
 * One per page of what is made: fast taps are collapsed across everything that shows the same thing. Each act has its
 * own, so that a page loads only what can be done on it.
 */
export function onePerPage<Made>(make: (api: Api, client: QueryClient) => Made): (tools: ActTools) => Made {
  const made = new WeakMap<QueryClient, Made>();
  return ({ api, client }) => {
    const known = made.get(client) ?? make(api, client);
    made.set(client, known);
    return known;
  };
}
