import { canonicalPhone } from '../users/phone.service.ts';
import type { Wanted } from './people.store.ts';

/** The search text for people: a whole number, the beginning of a name, or empty for the newest accounts. */
export function wantedPeople(typed: string, phoneCountries: readonly string[]): Wanted {
  const query = typed.trim();
  const phone = canonicalPhone(query, phoneCountries);
  return phone !== null ? { phone } : query === '' ? 'newest' : { name: query };
}
