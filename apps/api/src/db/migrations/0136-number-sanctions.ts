import type { ReportReason } from '@maidan/contract/feed/reports';
import type { SanctionKind } from '@maidan/contract/rules/sanctions';
import type { Migration } from './migration.ts';
import type { Time } from '../value-types.ts';

/** What was in force against accounts that are deleted, by their numbers. */
export interface NumberSanctionTables {
  number_sanctions: {
    /** A keyed hash, so that the table says of no one that they were here. */
    number_hash: string;
    kind: SanctionKind;
    rule: ReportReason;
    created_at: Time;
    /** Null without an end. */
    ends_at: Time | null;
  };
}

export const numberSanctions: Migration = {
  name: '0136-number-sanctions',
  statements: (t) => [
    `create table number_sanctions (
      number_hash ${t.text} not null,
      kind ${t.text} not null,
      rule ${t.text} not null,
      created_at ${t.whole} not null,
      ends_at ${t.whole},
      primary key (number_hash, kind)
    )`,
    'create index number_sanctions_by_end on number_sanctions (ends_at)',
  ],
};
