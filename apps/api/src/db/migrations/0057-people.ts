import type { Migration } from './migration.ts';

/** Staff find people by the beginning of their name, in either case. */
export const people: Migration = {
  name: '0057-people',
  statements: () => ['create index users_by_name on users (lower(name), id)'],
};
