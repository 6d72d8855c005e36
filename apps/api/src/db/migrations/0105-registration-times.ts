import type { Migration } from './migration.ts';

/** Registrations that open at a time, set by staff or by imported content. */
export const registrationTimes: Migration = {
  name: '0105-registration-times',
  statements: (t) => [
    `alter table league_registrations add column opens_at ${t.whole}`,
    `alter table league_registrations add column has_own_times ${t.flag} not null default 0`,
  ],
};
