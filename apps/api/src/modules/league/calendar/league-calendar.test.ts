import { callOffFixture, deskFixtureById, rescheduleFixture } from '@maidan/contract/desk/league/league-fixtures';
import { leagueCategories, leagues } from '@maidan/contract/league/leagues';
import { teamCalendar } from '@maidan/contract/league/league-calendars';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '../../../../testing/databases/engines.ts';
import { importContent } from '../../../../testing/packs.ts';
import { seatStaff } from '../../../../testing/people/staff.ts';
import { createTestApp, LEAGUE, type TestApp } from '../../../../testing/test-app.ts';

const fixture = (slug: string, team_1: string, team_2: string, more: object) => ({
  slug,
  category: 'open',
  group: 'Zone 9',
  team_1,
  team_2,
  ...more,
});
const season = {
  'leagues.json': [{ slug: 'cup', name: 'Gully Cup', created_at: '-1d' }],
  'league-categories.json': [
    {
      slug: 'open',
      league: 'cup',
      name: 'Open',
      groups: [{ name: 'Zone 9', teams: ['Jets, the', 'Kings', 'Lions & Co', 'Bats'] }],
    },
    { slug: 'u17', league: 'cup', name: 'Under 17' },
  ],
  'league-fixtures.json': [
    fixture('f1', 'Kings', 'Jets, the', {
      date: '2026-11-28',
      time: '00:30',
      type: 'Semi; final',
      ground: 'Kodihalli',
    }),
    fixture('f2', 'Lions & Co', 'Kings', { date: '2026-11-29' }),
    fixture('f3', 'Lions & Co', 'Jets, the', {
      date: '2026-11-01',
      time: '16:30',
      status: 'played',
      result_1: '3',
      result_2: '1',
    }),
  ],
};

/** The events of a file, parsed by a different library from the one that wrote it. */
function readCalendar(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents('vevent').map((part) => {
    const event = new ICAL.Event(part);
    return {
      uid: event.uid,
      sequence: event.sequence,
      summary: event.summary,
      description: event.description,
      location: event.location,
      status: String(part.getFirstPropertyValue('status')),
      url: String(part.getFirstPropertyValue('url')),
      start: event.startDate,
      end: event.endDate,
    };
  });
  return { name: String(calendar.getFirstPropertyValue('x-wr-calname')), events };
}

describe.each(everyEngine)('calendars on %s', (engine) => {
  let api: TestApp;
  let token: string;
  beforeAll(async () => {
    api = await createTestApp(engine);
    await importContent(api, season);
    ({ token } = await seatStaff(api, { roles: ['owner'] }));
  });
  afterAll(() => api.close());

  const read = async (path: string) => readCalendar((await api.get(path)).text);
  const f1 = async () =>
    (await read('/api/ysl/calendar/league/cup.ics')).events.find(({ uid }) => uid.startsWith('f1@'));
  const atDesk = async (slug: string) => {
    const found = api.db.selectFrom('league_fixtures').select('id').where('slug', '=', slug);
    const { fixture: row } = await api.reply(
      deskFixtureById,
      { params: await found.executeTakeFirstOrThrow() },
      { token },
    );
    return row;
  };
  const move = async (slug: string, to: { date: string; time?: string }) => {
    const { id, version, time, ground } = await atDesk(slug);
    await api.reply(rescheduleFixture, { params: { id }, body: { version, time, ground, ...to } }, { token });
  };
  const cancel = async (slug: string) => {
    const { id, version } = await atDesk(slug);
    await api.reply(callOffFixture, { params: { id }, body: { version } }, { token });
  };

  test('the league calendar has every match in UTC with a link to its page, and replies contain its address', async () => {
    const [league] = await api.reply(leagues, {});
    expect(league?.calendar).toBe('/api/ysl/calendar/league/cup.ics');
    const answer = await api.get(league?.calendar ?? '');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(answer.text).toContain('\r\nDTSTART:20261127T190000Z\r\n');
    const { name, events } = readCalendar(answer.text);
    expect([name, events.map(({ summary }) => summary)]).toEqual([
      'YSL Gully Cup',
      ['Lions & Co 3 - 1 Jets, the', 'Kings v Jets, the', 'Lions & Co v Kings'],
    ]);
    expect(events[1]).toMatchObject({ sequence: 0, status: 'CONFIRMED', location: 'Kodihalli' });
    expect(events[1]?.description).toMatch(/^Semi; final · Zone 9 · Open · Gully Cup\n/);
    expect(events[1]?.url).toMatch(new RegExp(`^${LEAGUE}/fixture/cup/\\d+$`));
    expect(events[1]?.start.toJSDate().toISOString()).toBe('2026-11-27T19:00:00.000Z');
    expect(events[1]?.end.toJSDate().toISOString()).toBe('2026-11-27T21:00:00.000Z');
    expect([events[2]?.start.isDate, events[2]?.start.toString()]).toEqual([true, '2026-11-29']);
  });

  test('a category and each of its teams have a calendar; a team without a match has an empty one', async () => {
    const [open] = await api.reply(leagueCategories, { body: { league_id: 'cup' } });
    const calendar = open?.calendar ?? '';
    expect((await read(calendar)).events).toHaveLength(3);
    const lions = await read(teamCalendar(calendar, 'Lions & Co'));
    expect([lions.name, lions.events.map(({ summary }) => summary)]).toEqual([
      'Lions & Co · YSL Gully Cup · Open',
      ['Lions & Co 3 - 1 Jets, the', 'Lions & Co v Kings'],
    ]);
    expect((await read(teamCalendar(calendar, 'Bats'))).events).toEqual([]);
    expect((await read('/api/ysl/calendar/category/u17.ics')).events).toEqual([]);
  });

  test('a match has its own calendar, with the same event as the others', async () => {
    const event = await f1();
    const [, id] = /\/fixture\/cup\/(\d+)$/.exec(event?.url ?? '') ?? [];
    const file = await read(`/api/ysl/calendar/match/${id}.ics`);
    expect([file.name, file.events]).toEqual(['Kings – Jets, the · YSL Gully Cup', [event]]);
  });

  test('an unknown calendar is 404', async () => {
    for (const path of [
      'league/none.ics',
      'category/none.ics',
      'match/0.ics',
      'match/none.ics',
      'league/cup',
      'category/open.ics?team=Nobody',
    ]) {
      expect([path, (await api.get(`/api/ysl/calendar/${path}`)).status]).toEqual([path, 404]);
    }
  });

  test('a match that is moved, cancelled and reinstated keeps its UID, and its sequence only rises', async () => {
    const before = await f1();
    await move('f1', { date: '2026-12-05', time: '07:00' });
    const moved = await f1();
    expect(moved).toMatchObject({ uid: before?.uid, sequence: 1, summary: 'Kings v Jets, the (moved)' });
    expect(moved?.description).toContain('Moved from 28 Nov 2026, 12:30 AM (India).');
    const inHindi = await api.get('/api/ysl/calendar/league/cup.ics?lang=hi');
    const { name, events } = readCalendar(inHindi.text);
    expect([name, events.find(({ uid }) => uid === before?.uid)]).toMatchObject([
      'YSL Gully Cup',
      { sequence: 1, summary: 'Kings बनाम Jets, the (समय बदला)' },
    ]);
    const english = (await api.get('/api/ysl/calendar/league/cup.ics')).text;
    for (const other of ['en', 'xx', '']) {
      expect((await api.get(`/api/ysl/calendar/league/cup.ics?lang=${other}`)).text).toBe(english);
    }
    expect(moved?.start.toJSDate().toISOString()).toBe('2026-12-05T01:30:00.000Z');
    await cancel('f1');
    expect(await f1()).toMatchObject({
      uid: before?.uid,
      sequence: 2,
      status: 'CANCELLED',
      summary: 'Cancelled: Kings v Jets, the',
    });
    const inKannada = (await read('/api/ysl/calendar/category/open.ics?team=Kings&lang=kn')).events;
    expect(inKannada.find(({ uid }) => uid === before?.uid)).toMatchObject({
      sequence: 2,
      summary: 'ರದ್ದು: Kings ವಿರುದ್ಧ Jets, the',
      description: expect.stringContaining('ಈ ಪಂದ್ಯ ರದ್ದಾಗಿದೆ.'),
      url: before?.url.replace(LEAGUE, `${LEAGUE}/kn`),
    });
    await move('f1', { date: '2026-12-06' });
    expect(await f1()).toMatchObject({ uid: before?.uid, sequence: 3, status: 'CONFIRMED' });
  });

  test('a pack that moves a match raises its sequence too; the same pack again does not', async () => {
    const at = (time: string) => ({
      ...season,
      'league-fixtures.json': [fixture('f2', 'Lions & Co', 'Kings', { date: '2026-11-29', time })],
    });
    const f2 = async () =>
      (await read('/api/ysl/calendar/league/cup.ics')).events.find(({ uid }) => uid.startsWith('f2@'));
    for (const [time, sequence, summary] of [
      ['16:30', 1, 'Lions & Co v Kings'],
      ['16:30', 1, 'Lions & Co v Kings'],
      ['18:00', 2, 'Lions & Co v Kings (moved)'],
    ] as const) {
      await importContent(api, at(time));
      expect(await f2()).toMatchObject({ sequence, summary });
    }
  });

  test('a match that a pack imports as moved or cancelled has that status from the start', async () => {
    const moved = { date: '2026-12-12', time: '18:30', moved_from_date: '2026-12-11', moved_from_time: '16:00' };
    const write = (more: object) =>
      importContent(api, {
        ...season,
        'league-fixtures.json': [
          fixture('f4', 'Lions & Co', 'Bats', { ...moved, ...more }),
          fixture('f5', 'Kings', 'Bats', { date: '2026-12-13', status: 'cancelled' }),
        ],
      });
    const known = async (slug: string) =>
      (await read('/api/ysl/calendar/league/cup.ics')).events.find(({ uid }) => uid.startsWith(`${slug}@`));
    for (const [more, sequence, from] of [
      [{}, 1, '11 Dec 2026, 4:00 PM'],
      [{}, 1, '11 Dec 2026, 4:00 PM'],
      [{ moved_from_time: null }, 2, '11 Dec 2026'],
      // What a later pack leaves out stays known.
      [{ moved_from_date: null, moved_from_time: null }, 2, '11 Dec 2026'],
    ] as const) {
      await write(more);
      const event = await known('f4');
      expect(event).toMatchObject({ sequence, status: 'CONFIRMED', summary: 'Lions & Co v Bats (moved)' });
      expect(event?.description).toContain(`Moved from ${from} (India).`);
    }
    expect(await known('f5')).toMatchObject({ status: 'CANCELLED', summary: 'Cancelled: Kings v Bats' });
  });

  test('a repeated request gets 304 while nothing has changed', async () => {
    const path = '/api/ysl/calendar/league/cup.ics';
    const tag = (await api.get(path)).headers.get('etag') ?? '';
    api.wait(60_000);
    // A proxy that compresses makes the tag weak.
    for (const known of [tag, `W/${tag}`, `"older", ${tag}`]) {
      expect((await api.get(path, { headers: { 'if-none-match': known } })).status).toBe(304);
    }
    await cancel('f2');
    expect((await api.get(path, { headers: { 'if-none-match': tag } })).status).toBe(200);
  });
});

test('spec-only mode has no calendars, and no addresses of them', async () => {
  const api = await createTestApp('SQLite', { specOnly: true });
  await importContent(api, season);
  expect((await api.get('/api/ysl/calendar/league/cup.ics')).status).toBe(404);
  expect((await api.get('/api/ysl/leagues')).text).not.toContain('calendar');
  await api.close();
});
