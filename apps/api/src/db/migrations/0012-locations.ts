import type { Migration } from './migration.ts';

/** Where a person said they are, to about a kilometre; only the latest. */
export const locations: Migration = {
  name: '0012-locations',
  statements: (t) => [
    `create table user_locations (
      user_id ${t.whole} primary key references users (id) on delete cascade,
      lat double precision not null,
      lng double precision not null,
      location ${t.text} not null,
      updated_at ${t.whole} not null
    )`,
  ],
};
