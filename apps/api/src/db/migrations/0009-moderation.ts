import type { ReportReason } from '@maidan/contract/feed/reports';
import type { SanctionKind } from '@maidan/contract/rules/sanctions';
import type { Generated } from 'kysely';
import { DAY } from '../../runtime/clock.ts';
import { content, limited, personal } from './table-rules.ts';
import type { Time } from '../value-types.ts';
import type { Migration } from './migration.ts';

/** Reports by readers, moderators' decisions about people, and appeals against them. */
export interface ModerationTables {
  reports: {
    id: Generated<number>;
    user_id: number;
    /** Exactly one of the two is set. */
    comment_id: number | null;
    post_id: number | null;
    reason: ReportReason;
    note: string | null;
    created_at: Time;
    /** Null while undecided. */
    decided_at: Time | null;
  };
  /** The staff's changes to the initial list of held words, phrases and hosts. */
  held_words: { word: string; is_held: 0 | 1 };
  sanctions: {
    id: Generated<number>;
    user_id: number;
    kind: SanctionKind;
    rule: ReportReason;
    created_at: Time;
    /** Null if permanent; for a warning, the time it was given. */
    ends_at: Time | null;
    lifted_at: Time | null;
    /** The member of staff who decided; null once their account has been deleted. */
    staff_id: number | null;
    /** For a lifted sanction: when it would have ended, null if permanent. */
    lifted_from: Time | null;
  };
  number_sanctions: {
    /** A keyed hash, so that the table reveals no former user. */
    number_hash: string;
    kind: SanctionKind;
    rule: ReportReason;
    created_at: Time;
    /** Null if permanent. */
    ends_at: Time | null;
  };
  appeals: {
    id: Generated<number>;
    user_id: number;
    /** Exactly one of the two is set. */
    comment_id: number | null;
    sanction_id: number | null;
    text: string;
    created_at: Time;
    /** Null while undecided. */
    decided_at: Time | null;
    granted: 0 | 1;
    /** How the comment was hidden until the appeal was granted, so that the answer can be withdrawn. */
    was_hidden_at: Time | null;
    was_hidden_rule: ReportReason | null;
    /** The member of staff who hid it. */
    was_hidden_by: number | null;
  };
}

export const moderation: Migration<ModerationTables> = {
  name: '0009-moderation',
  tables: {
    reports: personal('reports', { since: 'decided_at', order: 'id' }),
    held_words: content('What staff changed on the list of words, phrases and hosts that make a comment wait'),
    sanctions: personal('sanctions', { since: 'ends_at', order: 'id', secret: ['staff_id'] }),
    number_sanctions: limited('Limits, suspensions and bans of deleted accounts, by a keyed hash of the number', {
      since: 'ends_at',
      life: DAY,
      remainder: 'a permanent one stays, and what a new account of the number takes over goes at once',
    }),
    appeals: personal('appeals', { order: 'id', secret: ['was_hidden_by'] }),
  },
  statements: (t) => [
    `create table reports (
      id ${t.newId},
      user_id ${t.whole} not null references users (id) on delete cascade,
      comment_id ${t.whole} references comments (id) on delete cascade,
      post_id ${t.whole} references posts (id) on delete cascade,
      reason ${t.text} not null,
      note ${t.text},
      created_at ${t.whole} not null,
      decided_at ${t.whole},
      check ((comment_id is null) <> (post_id is null))
    )`,
    'create unique index reports_of_comment on reports (comment_id, user_id)',
    'create unique index reports_of_post on reports (post_id, user_id)',
    'create index reports_of_user on reports (user_id)',
    'create index reports_open on reports (id) where decided_at is null',
    'create index reports_decided on reports (decided_at)',
    `create table held_words (word ${t.text} primary key, is_held ${t.flag} not null)`,
    `create table sanctions (
      id ${t.newId},
      user_id ${t.whole} not null references users (id) on delete cascade,
      kind ${t.text} not null,
      rule ${t.text} not null,
      created_at ${t.whole} not null,
      ends_at ${t.whole},
      lifted_at ${t.whole},
      staff_id ${t.whole} references staff (id) on delete set null,
      lifted_from ${t.whole}
    )`,
    'create index sanctions_of_user on sanctions (user_id, id)',
    'create index sanctions_by_staff on sanctions (staff_id)',
    'create index sanctions_by_end on sanctions (ends_at)',
    `create table number_sanctions (
      number_hash ${t.text} not null,
      kind ${t.text} not null,
      rule ${t.text} not null,
      created_at ${t.whole} not null,
      ends_at ${t.whole},
      primary key (number_hash, kind)
    )`,
    'create index number_sanctions_by_end on number_sanctions (ends_at)',
    `create table appeals (
      id ${t.newId},
      user_id ${t.whole} not null references users (id) on delete cascade,
      comment_id ${t.whole} references comments (id) on delete cascade,
      sanction_id ${t.whole} references sanctions (id) on delete cascade,
      text ${t.text} not null,
      created_at ${t.whole} not null,
      decided_at ${t.whole},
      granted ${t.flag} not null default 0,
      was_hidden_at ${t.whole},
      was_hidden_rule ${t.text},
      was_hidden_by ${t.whole},
      check ((comment_id is null) <> (sanction_id is null))
    )`,
    'create unique index appeals_of_comment on appeals (comment_id)',
    'create unique index appeals_of_sanction on appeals (sanction_id)',
    'create index appeals_of_user on appeals (user_id)',
    'create index appeals_open on appeals (id) where decided_at is null',
    'create index appeals_decided on appeals (decided_at)',
  ],
};
