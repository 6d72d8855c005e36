import type { HoldReason } from '@maidan/contract/desk/reports';
import type { ReportReason } from '@maidan/contract/feed/reports';
import type { SanctionKind } from '@maidan/contract/rules/sanctions';
import type { Generated } from 'kysely';
import type { Time } from '../value-types.ts';
import type { LiftedSanction } from './0044-lifted-sanctions.ts';
import type { FormerDecision } from './0104-answered-appeals.ts';
import type { Migration } from './migration.ts';

/** Comments that wait for a moderator, what moderators decide about people, and appeals against it. */
export interface ModerationTables {
  /** What staff added to the first list of words, phrases and hosts, and took off it. */
  held_words: { word: string; is_held: 0 | 1 };
  sanctions: LiftedSanction & {
    id: Generated<number>;
    user_id: number;
    kind: SanctionKind;
    rule: ReportReason;
    created_at: Time;
    /** Null without an end; of a warning, when it was given. */
    ends_at: Time | null;
    lifted_at: Time | null;
    /** Who decided; null once that member of staff is removed for good. */
    staff_id: number | null;
  };
  appeals: FormerDecision & {
    id: Generated<number>;
    user_id: number;
    /** Of the two one is set. */
    comment_id: number | null;
    sanction_id: number | null;
    text: string;
    created_at: Time;
    /** Null while no one has decided. */
    decided_at: Time | null;
    granted: 0 | 1;
  };
}

/** Columns that comments gained. */
export interface ModeratedComment {
  /** Why it waits for a moderator; `hidden_at` is set as long. */
  held_for: Generated<HoldReason | null>;
  /** The rule for which a moderator hid it. */
  hidden_rule: Generated<ReportReason | null>;
  /** The member of staff who hid it; no reference, since their table is newer. */
  hidden_by: Generated<number | null>;
}

export const moderation: Migration = {
  name: '0028-moderation',
  statements: (t) => [
    `alter table comments add column held_for ${t.text}`,
    `alter table comments add column hidden_rule ${t.text}`,
    `alter table comments add column hidden_by ${t.whole}`,
    // In the order of writing.
    'drop index comments_of_user',
    'create index comments_of_user on comments (user_id, id)',
    'create index comments_held on comments (id) where held_for is not null',
    `create table held_words (word ${t.text} primary key, is_held ${t.flag} not null)`,
    `create table sanctions (
      id ${t.newId},
      user_id ${t.whole} not null references users (id) on delete cascade,
      kind ${t.text} not null,
      rule ${t.text} not null,
      created_at ${t.whole} not null,
      ends_at ${t.whole},
      lifted_at ${t.whole},
      staff_id ${t.whole} references staff (id) on delete set null
    )`,
    'create index sanctions_of_user on sanctions (user_id, id)',
    'create index sanctions_by_staff on sanctions (staff_id)',
    'create index sanctions_by_end on sanctions (ends_at)',
    `create table appeals (
      id ${t.newId},
      user_id ${t.whole} not null references users (id) on delete cascade,
      comment_id ${t.whole} references comments (id) on delete cascade,
      sanction_id ${t.whole} references sanctions (id) on delete cascade,
      text ${t.text} not null,
      created_at ${t.whole} not null,
      decided_at ${t.whole},
      granted ${t.flag} not null default 0,
      check ((comment_id is null) <> (sanction_id is null))
    )`,
    // One appeal against one decision.
    'create unique index appeals_of_comment on appeals (comment_id)',
    'create unique index appeals_of_sanction on appeals (sanction_id)',
    'create index appeals_of_user on appeals (user_id)',
    'create index appeals_open on appeals (id) where decided_at is null',
    'create index appeals_decided on appeals (decided_at)',
  ],
};
