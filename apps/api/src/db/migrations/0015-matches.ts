import type { Generated } from 'kysely';
import { DAY } from '../../runtime/clock.ts';
import { content, limited } from './table-rules.ts';
import type { Flag, Time } from '../value-types.ts';
import type { Migration } from './migration.ts';

/** Matches scored on the ground: links, devices, and the event log, which only grows. */
export interface MatchTables {
  matches: {
    fixture_id: number;
    /** JSON: `MatchRules`. */
    rules: string;
    stage: 'ready' | 'live' | 'break' | 'finished';
    /** Increases with every change. */
    version: number;
    /** JSON: the public view, computed from the log whenever it grows. */
    board: string;
    /** JSON: the same as one line for open pages. */
    line: string;
    /** How often the result was confirmed; from the second time on it is a correction. */
    result_version: number;
    changed_at: Time;
  };
  match_links: {
    id: Generated<number>;
    fixture_id: number;
    secret_hash: string;
    created_at: Time;
    opens_at: Time;
    expires_at: Time;
    revoked_at: Time | null;
  };
  match_scorers: {
    fixture_id: number;
    /** Counts from 1, in the order of opening. */
    scorer: number;
    /** The link with which the device last opened the match. */
    link_id: number;
    device_hash: string;
    token_hash: string;
    seen_at: Time;
  };
  match_events: {
    fixture_id: number;
    scorer: number;
    seq: number;
    /** JSON: the event as the device wrote it. */
    body: string;
    /** Arrived after the link expired: an organiser decides whether it counts. */
    is_held: Flag;
    received_at: Time;
  };
}

export const matches: Migration<MatchTables> = {
  name: '0015-matches',
  tables: {
    matches: content('Scores of matches that are scored on the ground'),
    match_links: limited("Scorers' links, hashed, and for how long they work", { since: 'expires_at', life: 30 * DAY }),
    match_scorers: limited("Scorers' devices: a number in the match and a token, hashed", {
      since: 'seen_at',
      life: 30 * DAY,
    }),
    match_events: content('What scorers recorded: shirt numbers, no names'),
  },
  statements: (t) => [
    `create table matches (
      fixture_id ${t.whole} primary key references league_fixtures (id) on delete cascade,
      rules ${t.text} not null,
      stage ${t.text} not null,
      version ${t.whole} not null,
      board ${t.text} not null,
      line ${t.text} not null,
      result_version ${t.whole} not null default 0,
      changed_at ${t.whole} not null
    )`,
    `create table match_links (
      id ${t.newId},
      fixture_id ${t.whole} not null references league_fixtures (id) on delete cascade,
      secret_hash ${t.text} not null unique,
      created_at ${t.whole} not null,
      opens_at ${t.whole} not null,
      expires_at ${t.whole} not null,
      revoked_at ${t.whole}
    )`,
    'create index match_links_of_fixture on match_links (fixture_id, id)',
    'create index match_links_by_end on match_links (expires_at)',
    `create table match_scorers (
      fixture_id ${t.whole} not null references league_fixtures (id) on delete cascade,
      scorer ${t.whole} not null,
      link_id ${t.whole} not null references match_links (id) on delete cascade,
      device_hash ${t.text} not null,
      token_hash ${t.text} not null unique,
      seen_at ${t.whole} not null,
      primary key (fixture_id, scorer)
    )`,
    'create unique index match_scorers_of_device on match_scorers (fixture_id, device_hash)',
    'create index match_scorers_of_link on match_scorers (link_id)',
    'create index match_scorers_by_use on match_scorers (seen_at)',
    `create table match_events (
      fixture_id ${t.whole} not null references league_fixtures (id) on delete cascade,
      scorer ${t.whole} not null,
      seq ${t.whole} not null,
      body ${t.text} not null,
      is_held ${t.flag} not null,
      received_at ${t.whole} not null,
      primary key (fixture_id, scorer, seq)
    )`,
  ],
};
