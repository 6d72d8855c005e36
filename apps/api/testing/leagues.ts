import type { Id } from '@maidan/contract/core/wire';
import { deskFixtureById, enterFixtureResult } from '@maidan/contract/desk/league/league-fixtures';
import { addFixtures } from '@maidan/contract/desk/league/season/new-fixtures';
import type { TestApp } from './test-app.ts';

/** Enters or corrects a result at the desk. */
export async function enterResult(api: TestApp, id: Id, scores: object, token: string) {
  const { fixture } = await api.reply(deskFixtureById, { params: { id } }, { token });
  const body = { version: fixture.version, status: 'played' as const, ...scores };
  return api.reply(enterFixtureResult, { params: { id }, body }, { token });
}

/** Adds a fixture to Group A of a category at the desk. @returns the id */
export async function addToGroupA(
  api: TestApp,
  category: number,
  fixture: { team_1: string; team_2: string; date: string; time?: string },
  token: string,
): Promise<number> {
  const row = { group: 'Group A', type: '', time: '', ground: '', ...fixture };
  await api.reply(addFixtures, { params: { id: category }, body: { rows: [row] } }, { token });
  const { id } = await api.db
    .selectFrom('league_fixtures')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}

/** @returns the id */
export async function insertLeague({ db, now }: TestApp): Promise<number> {
  const row = { slug: 'cup', name: 'Cup', details: '', thumbnail: null, sponsor_name: null, sponsor_img: null };
  const { id } = await db
    .insertInto('leagues')
    .values({ ...row, created_at: now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Follows a league, as registering for one of its teams does. */
export async function linkToLeague(
  { db, now }: TestApp,
  league_id: number,
  { conversation, userId }: { conversation: number; userId: number },
): Promise<void> {
  const texts = { slug: 'reg', league_name: 'Cup', league_description: '', heading: null, image: null };
  const rules = { theme_color: null, welcome: null, closes_at: null, created_at: now() };
  const registration = await db
    .insertInto('league_registrations')
    .values({ league_id, ...texts, ...rules })
    .returning('id')
    .executeTakeFirstOrThrow();
  const sport = await db
    .insertInto('registration_sports')
    .values({ registration_id: registration.id, heading: 'Open', position: 1, teams_each: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const places = { capacity: null, taken_base: 0, taken: 0 };
  const team = await db
    .insertInto('registration_groups')
    .values({ sport_id: sport.id, name: 'Jets', position: 1, is_shown: 1, ...places })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('registration_entries')
    .values({ user_id: userId, group_id: team.id, conversation_id: conversation, created_at: now() })
    .execute();
}
