import type { Generated } from 'kysely';
import type { Flag, Time } from './post-tables.ts';

export interface LeagueTable {
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
}

export interface AboutLeagueTable {
  id: 1;
  name: string;
  /** Sanitised HTML. */
  content: string;
}

export interface LeagueCategoryTable {
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
  /** JSON: a list of tie-breaks. */
  tie_breaks: string;
}

export interface LeagueGroupTable {
  id: Generated<number>;
  category_id: number;
  name: string;
  position: number;
  /** JSON: a list of names. */
  teams: string;
  has_table: Flag;
}

export interface LeagueFixtureTable {
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
  /** Where it is played. */
  ground: string | null;
  /** When it was to be before it was last moved. */
  moved_from_day: string | null;
  moved_from_time: string | null;
  /** How often it was moved, cancelled or otherwise changed in a way that calendars must know; only rises. */
  sequence: Generated<number>;
  changed_at: Generated<Time>;
}

export interface LeagueSocialPostTable {
  id: Generated<number>;
  slug: string;
  league_id: number;
  /** Sanitised HTML. */
  content: string;
  published_at: Time;
}
