import type { Id } from '@maidan/contract/core/wire';

/** The id as people see it: a fixed prefix and at least three digits. */
export function userIdLabel(prefix: string, id: Id): string {
  return `${prefix}${String(id).padStart(3, '0')}`;
}
