import type { Generated } from 'kysely';
import type { Flag, Time } from '../value-types.ts';
import { oncePerUser, type Migration } from './migration.ts';

/** Standings have no table: they are calculated from the results each time, so that the two never differ. */
export interface LeagueTables {
  leagues: {
    id: Generated<number>;
    slug: string;
    name: string;
    /** Sanitised HTML. */
    details: string;
    thumbnail: string | null;
    sponsor_name: string | null;
    sponsor_img: string | null;
    created_at: Time;
    follower_base: Generated<number>;
    follower_count: Generated<number>;
  };
  /** `content` is sanitised HTML. */
  about_league: { id: 1; name: string; content: string };
  league_categories: {
    id: Generated<number>;
    slug: string;
    league_id: number;
    name: string;
    position: number;
    selected: Flag;
    win_points: number;
    tie_points: number;
    no_result_points: number;
    quota_balls: number | null;
    /** Wickets in an innings. */
    wickets: Generated<number>;
    /** JSON: a list of tie-breaks. */
    tie_breaks: string;
  };
  league_groups: {
    id: Generated<number>;
    category_id: number;
    name: string;
    position: number;
    /** JSON: a list of names. */
    teams: string;
    has_table: Flag;
  };
  league_fixtures: {
    id: Generated<number>;
    slug: string;
    group_id: number;
    type: string | null;
    team_1: string;
    team_2: string;
    /** `YYYY-MM-DD`, in India. */
    day: string;
    /** `HH:mm`, in India. */
    time: string | null;
    status: 'scheduled' | 'played' | 'no_result' | 'cancelled';
    score_1: number | null;
    score_2: number | null;
    balls_1: number | null;
    balls_2: number | null;
    all_out_1: Flag;
    all_out_2: Flag;
    batted_first: 1 | 2 | null;
    wickets_1: number | null;
    wickets_2: number | null;
    ground: string | null;
    /** The date before the last move. */
    moved_from_day: string | null;
    moved_from_time: string | null;
    /** Counts the changes that calendars must follow, such as moves and cancellations; only rises. */
    sequence: Generated<number>;
    changed_at: Generated<Time>;
  };
  league_social_posts: {
    id: Generated<number>;
    slug: string;
    league_id: number;
    /** Sanitised HTML. */
    content: string;
    published_at: Time;
  };
  league_follows: { user_id: number; league_id: number; created_at: Time };
}

export const leagues: Migration = {
  name: '0006-leagues',
  statements: (t) => [
    `create table leagues (
      id ${t.newId},
      slug ${t.text} not null unique,
      name ${t.text} not null,
      details ${t.text} not null,
      thumbnail ${t.text},
      sponsor_name ${t.text},
      sponsor_img ${t.text},
      created_at ${t.whole} not null,
      follower_base ${t.whole} not null default 0,
      follower_count ${t.whole} not null default 0
    )`,
    'create index leagues_newest on leagues (created_at desc, id desc)',
    `create table about_league (
      id ${t.whole} primary key check (id = 1),
      name ${t.text} not null,
      content ${t.text} not null
    )`,
    `create table league_categories (
      id ${t.newId},
      slug ${t.text} not null unique,
      league_id ${t.whole} not null references leagues (id) on delete cascade,
      name ${t.text} not null,
      position ${t.whole} not null,
      selected ${t.flag} not null,
      win_points ${t.whole} not null,
      tie_points ${t.whole} not null,
      no_result_points ${t.whole} not null,
      quota_balls ${t.whole},
      tie_breaks ${t.text} not null
    )`,
    'create index league_categories_of_league on league_categories (league_id, position, id)',
    `create table league_groups (
      id ${t.newId},
      category_id ${t.whole} not null references league_categories (id) on delete cascade,
      name ${t.text} not null,
      position ${t.whole} not null,
      teams ${t.text} not null,
      has_table ${t.flag} not null,
      unique (category_id, name)
    )`,
    `create table league_fixtures (
      id ${t.newId},
      slug ${t.text} not null unique,
      group_id ${t.whole} not null references league_groups (id) on delete cascade,
      type ${t.text},
      team_1 ${t.text} not null,
      team_2 ${t.text} not null,
      day ${t.text} not null,
      time ${t.text},
      status ${t.text} not null,
      score_1 ${t.whole},
      score_2 ${t.whole},
      balls_1 ${t.whole},
      balls_2 ${t.whole},
      all_out_1 ${t.flag} not null,
      all_out_2 ${t.flag} not null,
      ground ${t.text},
      moved_from_day ${t.text},
      moved_from_time ${t.text},
      sequence ${t.whole} not null default 0,
      changed_at ${t.whole} not null default 0
    )`,
    'create index league_fixtures_of_group on league_fixtures (group_id, day, time, id)',
    `create table league_social_posts (
      id ${t.newId},
      slug ${t.text} not null unique,
      league_id ${t.whole} not null references leagues (id) on delete cascade,
      content ${t.text} not null,
      published_at ${t.whole} not null
    )`,
    'create index league_social_posts_newest on league_social_posts (league_id, published_at desc, id desc)',
    ...oncePerUser(t, 'league_follows', 'league', 'leagues'),
  ],
};
