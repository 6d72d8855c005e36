import type { Time } from '../value-types.ts';
import type { Migration } from './migration.ts';

/** Relative times of a pack count from its first import, so that the next import leaves them as they are. */
export interface ImportTables {
  imported_packs: { name: string; first_imported_at: Time };
}

export const imports: Migration = {
  name: '0009-imports',
  statements: (t) => [
    `create table imported_packs (
      name ${t.text} primary key,
      first_imported_at ${t.whole} not null
    )`,
  ],
};
