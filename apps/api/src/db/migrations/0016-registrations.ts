import type { Generated } from 'kysely';
import { content, personal } from './table-rules.ts';
import type { Flag, Time } from '../value-types.ts';
import type { Migration } from './migration.ts';

/** Registrations for league events: sports, their groups, and the people in a group. */
export interface RegistrationTables {
  league_registrations: {
    id: Generated<number>;
    slug: string;
    league_id: number;
    league_name: string;
    /** Sanitised HTML. */
    league_description: string;
    heading: string | null;
    image: string | null;
    theme_color: string | null;
    /** The organiser's first message in the chat that follows a registration. */
    welcome: string | null;
    /** Registration opens and closes at these times. */
    opens_at: Generated<Time | null>;
    closes_at: Time | null;
    /** Whether staff have set these times, so that imported content no longer changes them. */
    has_own_times: Generated<Flag>;
    created_at: Time;
  };
  registration_sports: {
    id: Generated<number>;
    registration_id: number;
    heading: string;
    position: number;
    /** How many of its groups one person may be in. */
    teams_each: number;
  };
  registration_groups: {
    id: Generated<number>;
    sport_id: number;
    name: string;
    position: number;
    /** 0 once the pack no longer contains it; its entries stay. */
    is_shown: Flag;
    /** Null if unlimited. */
    capacity: number | null;
    taken_base: number;
    /** The number of its rows in `registration_entries`: a single statement takes the last place. */
    taken: number;
  };
  registration_entries: {
    user_id: number;
    group_id: number;
    /** The chat about this registration. */
    conversation_id: number | null;
    created_at: Time;
  };
}

export const registrations: Migration<RegistrationTables> = {
  name: '0016-registrations',
  tables: {
    league_registrations: content('Events that take registrations'),
    registration_sports: content('Sports of an event'),
    registration_groups: content('Groups of an event, and their places taken as a number'),
    registration_entries: personal('registration_entries', {
      order: 'group_id',
      counter: { table: 'registration_groups', column: 'taken', row: 'group_id' },
    }),
  },
  statements: (t) => [
    `create table league_registrations (
      id ${t.newId},
      slug ${t.text} not null unique,
      league_id ${t.whole} not null references leagues (id) on delete cascade,
      league_name ${t.text} not null,
      league_description ${t.text} not null,
      heading ${t.text},
      image ${t.text} references media (id),
      theme_color ${t.text},
      welcome ${t.text},
      closes_at ${t.whole},
      created_at ${t.whole} not null,
      opens_at ${t.whole},
      has_own_times ${t.flag} not null default 0
    )`,
    'create index league_registrations_by_image on league_registrations (image)',
    'create index league_registrations_newest on league_registrations (league_id, created_at desc, id desc)',
    `create table registration_sports (
      id ${t.newId},
      registration_id ${t.whole} not null references league_registrations (id) on delete cascade,
      heading ${t.text} not null,
      position ${t.whole} not null,
      teams_each ${t.whole} not null,
      unique (registration_id, heading)
    )`,
    `create table registration_groups (
      id ${t.newId},
      sport_id ${t.whole} not null references registration_sports (id) on delete cascade,
      name ${t.text} not null,
      position ${t.whole} not null,
      is_shown ${t.flag} not null,
      capacity ${t.whole},
      taken_base ${t.whole} not null,
      taken ${t.whole} not null,
      unique (sport_id, name)
    )`,
    `create table registration_entries (
      user_id ${t.whole} not null references users (id) on delete cascade,
      group_id ${t.whole} not null references registration_groups (id) on delete cascade,
      conversation_id ${t.whole} references conversations (id) on delete set null,
      created_at ${t.whole} not null,
      primary key (user_id, group_id)
    )`,
    'create index registration_entries_of_group on registration_entries (group_id, created_at, user_id)',
    'create index registration_entries_of_conversation on registration_entries (conversation_id)',
    'create index registration_entries_by_time on registration_entries (created_at)',
  ],
};
