import type { Selectable } from 'kysely';
import { media, type MediaTables } from './migrations/0001-media.ts';
import { posts, type PostTables } from './migrations/0002-posts.ts';
import { pages, type PageTables } from './migrations/0003-pages.ts';
import { search, type SearchTables } from './migrations/0004-search.ts';
import { accounts, type AccountTables } from './migrations/0005-accounts.ts';
import { logins, type LoginTables } from './migrations/0006-logins.ts';
import { staff, type StaffTables } from './migrations/0007-staff.ts';
import { participation, type ParticipationTables } from './migrations/0008-participation.ts';
import { moderation, type ModerationTables } from './migrations/0009-moderation.ts';
import { conversations, type ConversationTables } from './migrations/0010-conversations.ts';
import { push, type PushTables } from './migrations/0011-push.ts';
import { leagues, type LeagueTables } from './migrations/0012-leagues.ts';
import { teams, type TeamTables } from './migrations/0013-teams.ts';
import { fixtures, type FixtureTables, type FixtureViews } from './migrations/0014-fixtures.ts';
import { matches, type MatchTables } from './migrations/0015-matches.ts';
import { registrations, type RegistrationTables } from './migrations/0016-registrations.ts';
import { operation, type OperationTables } from './migrations/0017-operation.ts';
import { forms, type FormTables } from './migrations/0018-forms.ts';
import { answers, type AnswerTables } from './migrations/0019-answers.ts';
import { webhooks, type WebhookTables } from './migrations/0020-webhooks.ts';
import { drafts, type DraftTables } from './migrations/0021-drafts.ts';
import type { Migration } from './migrations/migration.ts';
import type { PersonalRows, TableRule } from './migrations/table-rules.ts';
import { valueTypes } from './value-types.ts';

/** In the order in which they run: add new ones at the end, and never change a released one. */
export const migrations: readonly Migration[] = [
  media,
  posts,
  pages,
  search,
  accounts,
  logins,
  staff,
  participation,
  moderation,
  conversations,
  push,
  leagues,
  teams,
  fixtures,
  matches,
  registrations,
  operation,
  forms,
  answers,
  webhooks,
  drafts,
];

/** Every table by its name in the database. */
export type Tables = MediaTables &
  PostTables &
  PageTables &
  SearchTables &
  AccountTables &
  LoginTables &
  StaffTables &
  ParticipationTables &
  ModerationTables &
  ConversationTables &
  PushTables &
  LeagueTables &
  TeamTables &
  FixtureTables &
  MatchTables &
  RegistrationTables &
  OperationTables &
  FormTables &
  AnswerTables &
  WebhookTables &
  DraftTables;

/** The tables and views that queries can use. */
export type Schema = Tables & FixtureViews;

/** A fixture with the names of its sides. */
export type NamedFixture = Selectable<FixtureViews['named_fixtures']>;

/** A table, and the columns that identify and sort its rows. */
export interface OrderedTable {
  readonly name: keyof Tables;
  readonly key: readonly string[];
  /** Whether the database assigns its ids. */
  readonly isNumbered: boolean;
}

/** The tables that these steps create, in that order: each after the tables it refers to. */
export const tablesOf = (steps: readonly Migration[]): readonly OrderedTable[] =>
  steps
    .flatMap((migration) => migration.statements(valueTypes.sqlite))
    .flatMap((statement) => {
      const name = /^create table (\w+)/.exec(statement)?.[1];
      if (name === undefined) return [];
      const key = /primary key \(([^)]+)\)/.exec(statement)?.[1] ?? /(\w+) \w+ primary key/.exec(statement)?.[1] ?? '';
      return [{ name: name as keyof Tables, key: key.split(', '), isNumbered: statement.includes('autoincrement') }];
    });

/** Every table. */
export const tableOrder = tablesOf(migrations);

/** Why each table exists, how long its rows are kept, and whose they are. */
export const tableRules: Readonly<Record<keyof Tables, TableRule>> = Object.assign(
  {},
  ...migrations.map(({ tables }) => tables),
);

/** A table with rows that belong to a person. */
export interface PersonalTable extends PersonalRows {
  readonly name: keyof Tables;
}

/** Every table with rows that belong to a person, each before the tables it refers to. */
export const personalTables: readonly PersonalTable[] = tableOrder.toReversed().flatMap(({ name }) => {
  const { personal } = tableRules[name];
  return personal ? [{ name, ...personal }] : [];
});
