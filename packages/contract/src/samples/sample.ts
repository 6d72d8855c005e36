import type { Endpoint, Reply } from '../core/endpoint.ts';

/**
 * One reply in each form in which it may arrive, written by hand. `strings` is also what spec-only mode sends.
 * - `full`: canonical, with our extensions
 * - `strings`: ids and flags as strings, null for absent fields, no extensions
 * - `numbers`: ids and flags as numbers, absent fields missing, no extensions
 * - `read`: how both of these are read
 */
export interface Sample {
  readonly endpoints: readonly Endpoint[];
  readonly full: unknown;
  readonly strings: unknown;
  readonly numbers: unknown;
  readonly read: unknown;
}

/** Checks the canonical forms against the reply types of the endpoints. */
export function sample<E extends Endpoint>(
  endpoints: readonly E[],
  forms: { full: Reply<E>; strings: unknown; numbers: unknown; read?: Reply<E> },
): Sample {
  return { endpoints, ...forms, read: forms.read ?? forms.full };
}
