import type { Time } from '../value-types.ts';
import type { Migration } from './migration.ts';

export interface SiteDetailTables {
  /** What owners changed of what the build of the sites says; a name without a row is as built. */
  site_details: { name: string; value: string; changed_at: Time };
}

export const siteDetails: Migration = {
  name: '0072-site-details',
  statements: (t) => [
    `create table site_details (
      name ${t.text} primary key, value ${t.text} not null, changed_at ${t.whole} not null
    )`,
  ],
};
