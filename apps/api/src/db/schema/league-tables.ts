import type { Generated } from 'kysely';
import type { Time } from './post-tables.ts';

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
}

export interface AboutLeagueTable {
  id: 1;
  name: string;
  /** Sanitised HTML. */
  content: string;
}
