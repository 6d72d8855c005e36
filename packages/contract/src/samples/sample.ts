import type { Endpoint, Reply } from '../core/endpoint.ts';

/**
 * One reply in the forms it may arrive in, written by hand. `strings` is also what spec-only mode sends.
 * - `full`: canonical, with our additions
 * - `strings`: ids and flags as strings, null for absent, none of our additions
 * - `numbers`: ids and flags as numbers, absent fields missing, none of our additions
 * - `read`: what both of them are read as
 */
export interface Sample {
  readonly endpoints: readonly Endpoint[];
  readonly full: unknown;
  readonly strings: unknown;
  readonly numbers: unknown;
  readonly read: unknown;
}

/** Holds the canonical forms against the reply type of the endpoints. */
export function sample<E extends Endpoint>(
  endpoints: readonly E[],
  forms: { full: Reply<E>; strings: unknown; numbers: unknown; read?: Reply<E> },
): Sample {
  return { endpoints, ...forms, read: forms.read ?? forms.full };
}
