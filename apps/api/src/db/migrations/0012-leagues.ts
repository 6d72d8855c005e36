import type { Generated } from 'kysely';
import { content, ofStaff, personal } from './table-rules.ts';
import type { Flag, Time } from '../value-types.ts';
import { oncePerUser, type Migration } from './migration.ts';

/** Leagues, their categories, their followers and organisers. */
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
  league_social_posts: {
    id: Generated<number>;
    slug: string;
    league_id: number;
    /** Sanitised HTML. */
    content: string;
    published_at: Time;
  };
  league_follows: { user_id: number; league_id: number; created_at: Time };
  /** The leagues of an organiser. */
  staff_leagues: { staff_id: number; league_id: number };
}

export const leagues: Migration<LeagueTables> = {
  name: '0012-leagues',
  tables: {
    leagues: content('Leagues, and their followers as a number'),
    about_league: content('The text about the league'),
    league_categories: content('Categories of a league'),
    league_social_posts: content('Social posts of a league'),
    league_follows: personal('league_follows', {
      order: 'league_id',
      counter: { table: 'leagues', column: 'follower_count', row: 'league_id' },
    }),
    staff_leagues: ofStaff('The leagues of an organiser'),
  },
  statements: (t) => [
    `create table leagues (
      id ${t.newId},
      slug ${t.text} not null unique,
      name ${t.text} not null,
      details ${t.text} not null,
      thumbnail ${t.text} references media (id),
      sponsor_name ${t.text},
      sponsor_img ${t.text} references media (id),
      created_at ${t.whole} not null,
      follower_base ${t.whole} not null default 0,
      follower_count ${t.whole} not null default 0
    )`,
    'create index leagues_by_thumbnail on leagues (thumbnail)',
    'create index leagues_by_sponsor_img on leagues (sponsor_img)',
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
      tie_breaks ${t.text} not null,
      wickets ${t.whole} not null default 10
    )`,
    'create index league_categories_of_league on league_categories (league_id, position, id)',
    `create table league_social_posts (
      id ${t.newId},
      slug ${t.text} not null unique,
      league_id ${t.whole} not null references leagues (id) on delete cascade,
      content ${t.text} not null,
      published_at ${t.whole} not null
    )`,
    'create index league_social_posts_newest on league_social_posts (league_id, published_at desc, id desc)',
    ...oncePerUser(t, 'league_follows', 'league', 'leagues'),
    `create table staff_leagues (
        staff_id ${t.whole} not null references staff (id) on delete cascade,
        league_id ${t.whole} not null references leagues (id) on delete cascade,
        primary key (staff_id, league_id)
      )`,
    'create index staff_leagues_of_league on staff_leagues (league_id)',
  ],
};
