import type { Generated } from 'kysely';
import type { Flag, Time } from './post-tables.ts';

export interface LeagueRegistrationTable {
  id: Generated<number>;
  slug: string;
  league_id: number;
  league_name: string;
  /** Sanitised HTML. */
  league_description: string;
  heading: string | null;
  image: string | null;
  theme_color: string | null;
  /** From here on nobody registers. */
  closes_at: Time | null;
  created_at: Time;
}

export interface RegistrationSportTable {
  id: Generated<number>;
  registration_id: number;
  heading: string;
  position: number;
}

export interface RegistrationGroupTable {
  id: Generated<number>;
  sport_id: number;
  name: string;
  position: number;
  /** 0 when the registration no longer has it; who is in it stays. */
  is_shown: Flag;
  /** Null where there is no end to the places. */
  capacity: number | null;
  taken_base: number;
  /** Rows of `registration_entries`. */
  taken: number;
}

export interface RegistrationEntryTable {
  user_id: number;
  group_id: number;
  created_at: Time;
}
