import type { Time } from '../value-types.ts';
import type { Migration } from './migration.ts';

/** A column that sanctions gained. */
export interface LiftedSanction {
  /** Of one that was lifted: when it would have ended, null without an end. */
  lifted_from: Time | null;
}

/** What a moderator lifted can be put back as it was. */
export const liftedSanctions: Migration = {
  name: '0044-lifted-sanctions',
  statements: (t) => [`alter table sanctions add column lifted_from ${t.whole}`],
};
