import type { Migration } from './migration.ts';

/** Webhooks of a league beside those of a form: what happens to its registrations. */
export const registrationWebhooks: Migration = {
  name: '0106-registration-webhooks',
  statements: (t) => [
    'alter table webhooks alter column form_id drop not null',
    `alter table webhooks add column league_id ${t.whole} references leagues (id) on delete cascade`,
    'create index webhooks_of_league on webhooks (league_id)',
    `alter table webhook_deliveries add column group_id ${t.whole}`,
    `alter table webhook_deliveries add column former_group_id ${t.whole}`,
    `alter table webhook_deliveries add column person_id ${t.whole}`,
  ],
};
