import type { Generated } from 'kysely';
import type { Time } from '../value-types.ts';
import type { Migration } from './migration.ts';

/** Who waits for a place, and who has been offered one. */
export interface WaitingListTables {
  waiting_list: {
    /** In the order of joining. */
    id: Generated<number>;
    user_id: number;
    /** The form, or else the team of a registration. */
    form_id: number | null;
    group_id: number | null;
    joined_at: Time;
    /** Until when a place is held; null while the person waits. */
    offered_until: Time | null;
  };
}

export const waitingList: Migration = {
  name: '0087-waiting-list',
  statements: (t) => [
    `alter table forms add column has_waiting_list ${t.flag} not null default 0`,
    `create table waiting_list (
      id ${t.newId},
      user_id ${t.whole} not null references users (id) on delete cascade,
      form_id ${t.whole} references forms (id) on delete cascade,
      group_id ${t.whole} references registration_groups (id) on delete cascade,
      joined_at ${t.whole} not null,
      offered_until ${t.whole},
      unique (form_id, user_id),
      unique (group_id, user_id)
    )`,
    'create index waiting_list_of_user on waiting_list (user_id)',
    'create index waiting_list_by_age on waiting_list (joined_at)',
  ],
};
