import type { Generated } from 'kysely';
import type { Time } from '../value-types.ts';
import type { Migration } from './migration.ts';

/** How old a person is, as far as it was asked, and what a guardian answered. */
export interface GuardianTables {
  birth_years: { user_id: number; birth_year: number; stated_at: Time };
  /** Every guardian that a person named; only the latest counts. */
  guardian_consents: {
    id: Generated<number>;
    user_id: number;
    /** The guardian's, canonical. */
    phone: string;
    /** SHA-256 of the link in the message to the guardian. */
    link_hash: string;
    /** The guardian's own, stated with the consent. */
    guardian_name: string | null;
    /** Of the text that the guardian agreed to. */
    version: string | null;
    asked_at: Time;
    given_at: Time | null;
    /** When the guardian refused, or withdrew the consent. */
    ended_at: Time | null;
    /** From then on the link does not work, and the row is removed. */
    expires_at: Time;
  };
}

export const guardians: Migration = {
  name: '0012-guardians',
  statements: (t) => [
    `create table birth_years (
      user_id ${t.whole} primary key references users (id) on delete cascade,
      birth_year ${t.whole} not null,
      stated_at ${t.whole} not null
    )`,
    `create table guardian_consents (
      id ${t.newId},
      user_id ${t.whole} not null references users (id) on delete cascade,
      phone ${t.text} not null,
      link_hash ${t.text} not null,
      guardian_name ${t.text},
      version ${t.text},
      asked_at ${t.whole} not null,
      given_at ${t.whole},
      ended_at ${t.whole},
      expires_at ${t.whole} not null
    )`,
    'create index guardian_consents_of_user on guardian_consents (user_id, id)',
    'create index guardian_consents_by_link on guardian_consents (link_hash, id)',
    'create index guardian_consents_by_expiry on guardian_consents (expires_at)',
  ],
};
