import type { Migration } from './migration.ts';

/** One row for each pack by name: times relative to its first import stay what they were when it is imported again. */
export const imports: Migration = {
  name: '0007-imports',
  statements: (t) => [
    `create table imported_packs (
      name ${t.text} primary key,
      first_imported_at ${t.whole} not null
    )`,
  ],
};
