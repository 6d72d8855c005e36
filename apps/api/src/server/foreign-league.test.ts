import { newConversation } from '@maidan/contract/account/conversations';
import { allEndpoints } from '@maidan/contract/core/all';
import type { Endpoint } from '@maidan/contract/core/endpoint';
import { staffRoles } from '@maidan/contract/core/staff-roles';
import { makeMatchLink } from '@maidan/contract/desk/match-day';
import { registerForLeague, registrationById } from '@maidan/contract/league/league-registrations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../testing/engines.ts';
import { createOperator, splitWords } from '../../testing/operator.ts';
import { demoPack } from '../../testing/packs.ts';
import { seatStaff } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { signIn } from '../../testing/users.ts';
import { pathOf } from '../http/mount-routes.ts';

/** What a call takes the id of, with a body that passes its schema. */
type Row = { readonly of: keyof Ids; readonly body?: (ids: Ids) => unknown } | 'list' | { readonly elsewhere: string };

/** Of a league that the organiser is not bound to. */
interface Ids {
  readonly league: number;
  readonly category: number;
  readonly fixture: number;
  readonly registration: number;
  readonly team: number;
  readonly person: number;
  readonly conversation: number;
  readonly social: number;
}

const version = '1';
const leagueContent = { name: 'Cup', details: '', picture: null, sponsor_name: '', sponsor_picture: null };
const points = { win_points: 2, tie_points: 1, no_result_points: 1 };
const categoryContent = { name: 'Open', selected: false, ...points, overs: '', wickets: 10, tie_breaks: [] };
const newFixture = { group: 'Group', type: '', team_1: 'A', team_2: 'B', date: '2027-01-01', time: '', ground: '' };
const rows: Readonly<Record<string, Row>> = {
  deskLog: 'list',
  inbox: 'list',
  inboxStaff: { elsewhere: 'It lists who may answer, which is the same for every league.' },
  inboxThread: { of: 'conversation' },
  answerInbox: { of: 'conversation', body: () => ({ message: 'Hello' }) },
  assignInbox: { of: 'conversation', body: () => ({ staff_id: null }) },
  closeInbox: { of: 'conversation' },
  reopenInbox: { of: 'conversation' },
  showPhone: { of: 'conversation' },
  deskLeagues: 'list',
  deskCategory: { of: 'category' },
  deskFixtures: { of: 'league' },
  deskFixtureById: { of: 'fixture' },
  previewFixtureResult: { of: 'fixture', body: () => ({ status: 'no_result' }) },
  enterFixtureResult: { of: 'fixture', body: () => ({ version, status: 'no_result' }) },
  rescheduleFixture: { of: 'fixture', body: () => ({ version, date: '2027-01-01', time: null, ground: null }) },
  callOffFixture: { of: 'fixture', body: () => ({ version }) },
  undoFixture: { of: 'fixture', body: () => ({ version }) },
  deskMatchById: { of: 'fixture' },
  makeMatchLink: { of: 'fixture', body: () => ({ sport: 'football' }) },
  revokeMatchLink: { of: 'fixture' },
  settleHeldEvents: { of: 'fixture', body: () => ({ take: true }) },
  confirmMatch: { of: 'fixture', body: () => ({ version, match_version: 0 }) },
  deskRegistrations: { of: 'league' },
  registrationEntries: { of: 'team' },
  moveEntry: { of: 'team', body: ({ team }) => ({ team_id: team }) },
  cancelEntry: { of: 'team' },
  showEntryPhone: { of: 'team' },
  registrationFile: { of: 'registration', body: () => ({}) },
  leagueSeason: { of: 'league' },
  saveDeskLeague: { of: 'league', body: ({ league }) => ({ id: league, ...leagueContent }) },
  saveCategory: { of: 'league', body: () => categoryContent },
  saveGroup: { of: 'category', body: () => ({ name: 'Group', has_table: true, teams: [] }) },
  removeSeasonPart: { of: 'category' },
  previewFixtures: { of: 'category', body: () => ({ table: 'date,team_1,team_2,group\n2027-01-01,A,B,Group' }) },
  addFixtures: { of: 'category', body: () => ({ rows: [newFixture] }) },
  deskSocialPosts: { of: 'league' },
  saveSocialPost: { of: 'league', body: () => ({ content: '<p>Hello</p>' }) },
  removeSocialPost: { of: 'social' },
  readyAnswers: { elsewhere: 'The texts are the same for all who answer.' },
  unscoredMatches: 'list',
};

/** Those for everyone on the staff concern only who sends them. */
const calls = allEndpoints.filter(({ roles }) => roles?.includes('organiser') && roles.length < staffRoles.length);

test('the matrix has every call that an organiser may send, and no others [A-2]', () => {
  expect(Object.keys(rows).toSorted()).toEqual(calls.map(({ id }) => id).toSorted());
});

describe.each(engines)('an organiser of another league on %s', (engine) => {
  let api: TestApp;
  let organiser: string;
  let owner: string;
  beforeAll(async () => {
    api = await createTestApp(engine);
    await demoPack(api);
    await api.db.updateTable('registration_groups').set({ capacity: null }).execute();
    const operator = createOperator(api);
    await operator.run(splitWords('league add own --name "Own League" --details "<p>Empty</p>"'));
    operator.removeFolder();
    const { id } = await api.db.selectFrom('leagues').select('id').where('slug', '=', 'own').executeTakeFirstOrThrow();
    organiser = (await seatStaff(api, { roles: ['organiser'], leagueIds: [id] })).token;
    owner = (await seatStaff(api, { roles: ['owner'] })).token;
    const { fixture } = await findForeign(api);
    await api.reply(makeMatchLink, { params: { id: fixture }, body: { sport: 'football' } }, { token: owner });
  });
  afterAll(() => api.close());

  const send = (endpoint: Endpoint, token: string, ids: Ids) => {
    const row = rows[endpoint.id];
    const object = row && typeof row === 'object' && 'of' in row ? row : undefined;
    const path = pathOf(endpoint)
      .replace(':person', String(ids.person))
      .replace(':link', '1')
      .replace(':kind', 'categories')
      .replace(':id', String(object ? ids[object.of] : ''));
    return api.send(endpoint.method, path, { token }, object?.body?.(ids));
  };
  const nowhere = {
    league: 0,
    category: 0,
    fixture: 0,
    registration: 0,
    team: 0,
    person: 0,
    conversation: 0,
    social: 0,
  };

  test.each(
    calls.filter(({ id }) => typeof rows[id] === 'object' && 'of' in rows[id]).map((call) => [call.id, call] as const),
  )('gets the same 404 from %s for what is there and for what is not [A-2 E-5]', async (_, call) => {
    const foreign = await findForeign(api);
    const there = await send(call, organiser, foreign);
    const missing = await send(call, organiser, nowhere);
    const withoutId = (json: unknown) => ({ ...(json as object), request_id: null });
    expect([there.status, withoutId(there.json)]).toEqual([404, withoutId(missing.json)]);
    // For an owner it is there, though a link of a match, say, may not be.
    expect(withoutId((await send(call, owner, foreign)).json)).not.toEqual(withoutId(there.json));
  });

  test.each(calls.filter(({ id }) => rows[id] === 'list').map((call) => [call.id, call] as const))(
    'reads nothing of it in %s [A-2 E-5]',
    async (_, call) => {
      const { status, text } = await send(call, organiser, await findForeign(api));
      expect(status).toBe(200);
      for (const canary of ['Gully', 'Person-Canary', 'City Fives', 'Namma Hoops']) expect(text).not.toContain(canary);
    },
  );
});

/** One of each in a league of the demo pack, with a person who is registered there and chats about it. */
async function findForeign(api: TestApp): Promise<Ids> {
  const { db } = api;
  const { userId: person, token } = await signIn(api, undefined, 'Person-Canary');
  const { id: form_id, groups } = await api.reply(registrationById, { params: { id: 'gully-cup-open-day' } });
  const [place] = Object.values(groups).flat();
  const [sport_id, group_id] = [place?.regsport_id ?? 0, place?.groupid ?? 0];
  await api.reply(registerForLeague, { body: { form_id, sport_id, group_id } }, { token });
  const entry = await db
    .selectFrom('registration_entries')
    .select('group_id')
    .where('user_id', '=', person)
    .executeTakeFirstOrThrow();
  const about = { name: 'Gully Cup', location: 'Indiranagar', message: 'Hello', group_id };
  const { cid } = await api.reply(newConversation, { body: about }, { token });
  const fixture = await db
    .selectFrom('league_fixtures as fixture')
    .innerJoin('league_groups as group', 'group.id', 'fixture.group_id')
    .innerJoin('league_categories as category', 'category.id', 'group.category_id')
    .select(['fixture.id', 'category.id as category', 'category.league_id as league'])
    .where('fixture.status', '=', 'scheduled')
    .orderBy('fixture.id')
    .executeTakeFirstOrThrow();
  const social = await db
    .selectFrom('league_social_posts')
    .select('id')
    .where('league_id', '=', fixture.league)
    .executeTakeFirstOrThrow();
  return {
    social: social.id,
    league: fixture.league,
    category: fixture.category,
    fixture: fixture.id,
    registration: Number(form_id),
    team: entry.group_id,
    person,
    conversation: Number(cid),
  };
}
