import { newConversation } from '@maidan/contract/account/conversations';
import { allEndpoints } from '@maidan/contract/core/all';
import type { Endpoint } from '@maidan/contract/core/endpoint';
import { staffRoles } from '@maidan/contract/desk/access/staff-roles';
import { makeMatchLink } from '@maidan/contract/desk/league/match-day';
import { saveDeskLeague } from '@maidan/contract/desk/league/season/season';
import { registerForLeague, registrationById } from '@maidan/contract/league/league-registrations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '../../../testing/databases/engines.ts';
import { demoPack } from '../../../testing/packs.ts';
import { seatStaff } from '../../../testing/people/staff.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { signIn } from '../../../testing/people/users.ts';
import { pathOf } from '../../http/mount-routes.ts';
import { SECOND } from '../../runtime/clock.ts';

/** The thing whose id a call takes, with a body that passes its schema. */
type Row = { readonly of: keyof Ids; readonly body?: (ids: Ids) => unknown } | 'list' | { readonly elsewhere: string };

/** Ids in a league that the organiser does not run. */
interface Ids {
  readonly league: number;
  readonly category: number;
  readonly fixture: number;
  readonly registration: number;
  readonly team: number;
  readonly person: number;
  /** The id of a person on the waiting list of the team. */
  readonly waiting: number;
  readonly webhook: number;
  readonly conversation: number;
  readonly social: number;
  /** A team with matches; `team` is one that people register for. */
  readonly clubTeam: number;
  /** A group of the category, with or without a table. */
  readonly group: number;
}

const version = '1';
const leagueContent = { name: 'Cup', details: '', picture: null, sponsor_name: '', sponsor_picture: null };
const points = { win_points: 2, tie_points: 1, no_result_points: 1 };
const categoryContent = { name: 'Open', selected: false, ...points, overs: '', wickets: 10, tie_breaks: [] };
const newFixture = { group: 'Group', type: '', team_1: 'A', team_2: 'B', date: '2027-01-01', time: '', ground: '' };
const wishes = { minutes: 60, rest_days: 0, matches_a_day: 1 };
const plan = {
  ...wishes,
  from: '2027-01-01',
  to: '2027-01-31',
  weekdays: [0],
  without: [],
  grounds: [{ name: 'Ground', from: '07:00', to: '11:00' }],
  twice: false,
  away: [],
};
const semi = (match: number) => ({ kind: 'winner' as const, ref: match, rank: null });
const bracket = {
  name: 'Cup',
  matches: [{ sources: [semi(1), semi(2)], date: '2027-01-01', time: null, ground: null }],
};
const rain = { ...wishes, date: '2027-01-01', ground: null, days: ['2027-01-02'] };
const hook = { address: 'https://hooks.example/a', events: ['registration.created'] };
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
  inboxNotes: { of: 'conversation' },
  addInboxNote: { of: 'conversation', body: () => ({ text: 'Hello' }) },
  removeInboxNote: { of: 'conversation' },
  markCall: { of: 'conversation', body: () => ({ outcome: 'reached' }) },
  lookAtInbox: { of: 'conversation', body: () => ({}) },
  notifyPerson: { of: 'person', body: () => ({ text: 'Hello' }) },
  deskLeagues: 'list',
  deskCategory: { of: 'category' },
  deskFixtures: { of: 'league' },
  deskFixtureById: { of: 'fixture' },
  previewFixtureResult: { of: 'fixture', body: () => ({ status: 'no_result' }) },
  enterFixtureResult: { of: 'fixture', body: () => ({ version, status: 'no_result' }) },
  rescheduleFixture: { of: 'fixture', body: () => ({ version, date: '2027-01-01', time: null, ground: null }) },
  callOffFixture: { of: 'fixture', body: () => ({ version }) },
  undoFixture: { of: 'fixture', body: () => ({ version }) },
  removeFixture: { of: 'fixture', body: () => ({ version }) },
  bringFixtureBack: { of: 'fixture' },
  deskMatchById: { of: 'fixture' },
  makeMatchLink: { of: 'fixture', body: () => ({ sport: 'football' }) },
  revokeMatchLink: { of: 'fixture' },
  settleHeldEvents: { of: 'fixture', body: () => ({ take: true }) },
  restoreDiscarded: { of: 'fixture' },
  confirmMatch: { of: 'fixture', body: () => ({ version, match_version: 0 }) },
  deskRegistrations: { of: 'league' },
  registrationEntries: { of: 'team' },
  moveEntry: { of: 'team', body: ({ team }) => ({ team_id: team }) },
  cancelEntry: { of: 'team' },
  showEntryPhone: { of: 'team' },
  registrationFile: { of: 'registration', body: () => ({}) },
  setRegistrationTimes: { of: 'registration', body: () => ({ opens_at: null, closes_at: null }) },
  teamWaitingList: { of: 'team' },
  offerTeamPlace: { of: 'waiting' },
  removeFromTeamWaiting: { of: 'waiting' },
  leagueWebhooks: { of: 'league' },
  addLeagueWebhook: { of: 'league', body: () => hook },
  changeWebhook: { of: 'webhook', body: () => ({ ...hook, is_on: true }) },
  removeWebhook: { of: 'webhook' },
  webhookSecret: { of: 'webhook', body: () => ({ renew: false }) },
  testWebhook: { of: 'webhook' },
  webhookDeliveries: { of: 'webhook' },
  replayWebhook: { of: 'webhook', body: () => ({}) },
  leagueSeason: { of: 'league' },
  saveDeskLeague: { of: 'league', body: ({ league }) => ({ id: league, ...leagueContent }) },
  saveCategory: { of: 'league', body: () => categoryContent },
  saveGroup: { of: 'category', body: () => ({ name: 'Group', has_table: true, teams: [] }) },
  removeSeasonPart: { of: 'category' },
  deskTeams: { of: 'category' },
  saveTeam: {
    of: 'clubTeam',
    body: () => ({ short_name: '', forgotten_names: [], crest: null, colour_1: 'red', colour_2: 'white', squad: [] }),
  },
  previewFixtures: { of: 'category', body: () => ({ table: 'date,team_1,team_2,group\n2027-01-01,A,B,Group' }) },
  addFixtures: { of: 'category', body: () => ({ rows: [newFixture] }) },
  deskBrackets: { of: 'category' },
  makeBracket: { of: 'category', body: () => bracket },
  changeBracket: { of: 'group', body: () => ({ sources: bracket.matches.map(({ sources }) => sources) }) },
  removeBracket: { of: 'group' },
  decideMatch: { of: 'fixture', body: () => ({ winner: 1, decided_by: 'walkover' }) },
  planFixtures: { of: 'category', body: () => plan },
  previewRain: { of: 'league', body: () => rain },
  applyRain: {
    of: 'league',
    body: ({ fixture }) => ({ moves: [{ id: fixture, version, date: '2027-01-01', time: null, ground: null }] }),
  },
  deskSocialPosts: { of: 'league' },
  saveSocialPost: { of: 'league', body: () => ({ content: '<p>Hello</p>' }) },
  removeSocialPost: { of: 'social' },
  readyAnswers: { elsewhere: 'The texts are the same for all who answer.' },
  unscoredMatches: 'list',
  beginUpload: { elsewhere: 'A file belongs to whoever sends it until something names it.' },
  uploadState: { elsewhere: 'modules/uploads/chunked-upload.test.ts' },
  sendChunk: { elsewhere: 'modules/uploads/chunked-upload.test.ts' },
  cancelUpload: { elsewhere: 'modules/uploads/chunked-upload.test.ts' },
  storeMedia: { elsewhere: 'modules/uploads/chunked-upload.test.ts' },
  uploadedFile: { elsewhere: 'What is stored is for everyone who knows its address.' },
};

/** Calls for all staff concern only their caller. */
const calls = allEndpoints.filter(({ roles }) => roles?.includes('organiser') && roles.length < staffRoles.length);

test('the matrix contains exactly the calls that an organiser may send [A-2]', () => {
  expect(Object.keys(rows).toSorted()).toEqual(calls.map(({ id }) => id).toSorted());
});

describe.each(everyEngine)('an organiser of another league on %s', (engine) => {
  let api: TestApp;
  let organiser: string;
  let owner: string;
  beforeAll(async () => {
    api = await createTestApp(engine);
    await demoPack(api);
    await api.db.updateTable('registration_groups').set({ capacity: null }).execute();
    owner = (await seatStaff(api, { roles: ['owner'] })).token;
    const own = await api.reply(saveDeskLeague, { body: { ...leagueContent, name: 'Own League' } }, { token: owner });
    organiser = (await seatStaff(api, { roles: ['organiser'], leagueIds: [Number(own.id)] })).token;
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
    waiting: 0,
    webhook: 0,
    conversation: 0,
    social: 0,
    clubTeam: 0,
    group: 0,
  };

  test.each(
    calls.filter(({ id }) => typeof rows[id] === 'object' && 'of' in rows[id]).map((call) => [call.id, call] as const),
  )('gets the same 404 from %s for what is there and for what is not [A-2 E-5]', async (_, call) => {
    // Lets the write limit recover.
    api.wait(SECOND * 3);
    const foreign = await findForeign(api);
    const there = await send(call, organiser, foreign);
    const missing = await send(call, organiser, nowhere);
    const withoutId = (json: unknown) => ({ ...(json as object), request_id: null });
    expect([there.status, withoutId(there.json)]).toEqual([404, withoutId(missing.json)]);
    // An owner finds it, although a link of a match, for example, may not exist.
    expect(withoutId((await send(call, owner, foreign)).json)).not.toEqual(withoutId(there.json));
  });

  test.each(calls.filter(({ id }) => rows[id] === 'list').map((call) => [call.id, call] as const))(
    'reads nothing about it in %s [A-2 E-5]',
    async (_, call) => {
      const { status, text } = await send(call, organiser, await findForeign(api));
      expect(status).toBe(200);
      for (const canary of ['Gully', 'Person-Canary', 'City Fives', 'Namma Hoops']) expect(text).not.toContain(canary);
    },
  );
});

/** One of each in a league of the demo pack, with a person who is registered there and has a chat about it. */
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
  const { id: waiting } = await db
    .insertInto('waiting_list')
    .values({ user_id: person, form_id: null, group_id: entry.group_id, joined_at: 1, offered_until: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  const about = { name: 'Gully Cup', location: 'Indiranagar', message: 'Hello', group_id };
  const { cid } = await api.reply(newConversation, { body: about }, { token });
  const fixture = await db
    .selectFrom('league_fixtures as fixture')
    .innerJoin('league_groups as group', 'group.id', 'fixture.group_id')
    .innerJoin('league_categories as category', 'category.id', 'group.category_id')
    .select(['fixture.id', 'fixture.group_id as group', 'category.id as category', 'category.league_id as league'])
    .where('fixture.status', '=', 'scheduled')
    .orderBy('fixture.id')
    .executeTakeFirstOrThrow();
  const social = await db
    .selectFrom('league_social_posts')
    .select('id')
    .where('league_id', '=', fixture.league)
    .executeTakeFirstOrThrow();
  const clubTeam = await db
    .selectFrom('league_teams')
    .select('id')
    .where('league_id', '=', fixture.league)
    .executeTakeFirstOrThrow();
  const { id: webhook } = await db
    .insertInto('webhooks')
    .values({
      league_id: fixture.league,
      address: hook.address,
      events: hook.events.join(' '),
      salt: 'b',
      created_at: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return {
    webhook,
    clubTeam: clubTeam.id,
    group: fixture.group,
    social: social.id,
    league: fixture.league,
    category: fixture.category,
    fixture: fixture.id,
    registration: Number(form_id),
    team: entry.group_id,
    person,
    waiting,
    conversation: Number(cid),
  };
}
