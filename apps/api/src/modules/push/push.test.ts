import { pushKey, setOwnPush, setPush, type PushTopic } from '@maidan/contract/account/push';
import { logout } from '@maidan/contract/account/sessions';
import { PUSH_TOPICS_MAX } from '@maidan/contract/rules/limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startConversation } from '../../../testing/conversations.ts';
import { engines } from '../../../testing/databases/engines.ts';
import { importContent, manyPosts } from '../../../testing/packs.ts';
import { startPushService } from '../../../testing/stand-ins/push-service.ts';
import { addTwoLeagues } from '../../../testing/two-leagues.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { signIn } from '../../../testing/people/users.ts';
import { createPush } from '../../adapters/push/send-push.ts';
import { createVapid } from '../../adapters/push/vapid.ts';
import { preparePush } from './prepare-push.service.ts';
import { sendDuePush } from '../../jobs/send-push.ts';
import { workOnce } from '../../jobs/worker.ts';
import { DAY, HOUR, MINUTE } from '../../runtime/clock.ts';
import { answerConversation } from '../conversations/provider.store.ts';
import { cancelFixture } from '../league/fixtures/save-fixtures.store.ts';
import { changeDetail } from '../site-details/site-details.store.ts';
import { announceOffer } from '../waiting-list/waiting-list.service.ts';
import { addPushNews } from './push.store.ts';
import { listDueBundles, takeNotes } from './push-notes.store.ts';

const CRICKET: PushTopic = { kind: 'tag', id: 'cricket', label: 'Cricket' };
const OWN: PushTopic = { kind: 'messages', id: 'own', label: 'Replies' };
let path = 0;

describe.each(engines)('push messages, on %s', (engine) => {
  let api: TestApp;
  let leagues: Awaited<ReturnType<typeof addTwoLeagues>>;
  let service: Awaited<ReturnType<typeof startPushService>>;
  beforeAll(async () => {
    service = await startPushService();
    const vapid = createVapid('a secret for tests, 32 characters long', 'https://maidan.example');
    api = await createTestApp(engine, {}, { push: createPush({ vapid, localService: service.origin }) });
    await importContent(api, manyPosts(1));
    leagues = await addTwoLeagues(api);
  });
  afterAll(async () => {
    await api.close();
    await service.close();
  });

  const newBrowser = () => service.subscribe(`/browser/${(path += 1)}`);
  const pathOf = ({ endpoint }: { endpoint: string }) => new URL(endpoint).pathname;
  const follow = (browser: ReturnType<typeof newBrowser>, topics: readonly PushTopic[] = [CRICKET]) =>
    api.reply(setPush, { body: { ...browser, topics: [...topics] } });
  const news = (text: string, runAt = api.now()) =>
    api.db.transaction().execute((tx) => {
      const tag = { kind: 'tag', target: 'cricket', event: 'text' } as const;
      return addPushNews(tx, { ...tag, text, site: 'feed', path: '/post/a', runAt }, api.now());
    });
  async function work(): Promise<void> {
    const { settings: origins, push } = api.world;
    const sender = { db: api.db, push, clock: api.now, origins };
    const { database, log } = api.world;
    await workOnce({ database, handlers: { push: (job) => sendDuePush(sender, job) }, clock: api.now, log });
  }
  const bodies = (browser: { endpoint: string }) =>
    service.received.filter((one) => one.path === pathOf(browser)).map(({ body }) => body);

  test('a visitor who follows a tag gets its news once, encrypted for their browser and signed by this server', async () => {
    const browser = newBrowser();
    await follow(browser);
    await news('Turf at night');
    await work();
    await work();
    expect(service.received.at(-1)).toMatchObject({
      title: 'New post: Cricket',
      body: 'Turf at night',
      navigate: `${api.world.settings.feedOrigin}/post/a`,
    });
    expect([bodies(browser), service.problems]).toEqual([['Turf at night'], []]);
    const { claims, key } = service.vapids.at(-1) ?? {};
    expect(key).toBe((await api.reply(pushKey, {})).key);
    expect(claims).toMatchObject({ aud: service.origin, sub: 'https://maidan.example' });
    expect((claims?.exp ?? 0) * 1000 - api.now()).toBeLessThanOrEqual(24 * HOUR);
  });

  test('there is one message of a kind per hour, which also names the rest', async () => {
    const browser = newBrowser();
    await follow(browser);
    await news('One');
    await work();
    await news('Two');
    await news('Three');
    await work();
    expect(bodies(browser)).toEqual(['One']);
    api.wait(HOUR + MINUTE);
    await work();
    expect(bodies(browser)).toEqual(['One', 'Three And 1 more.']);
  });

  test('nothing is sent from nine in the evening until seven in the morning', async () => {
    const browser = newBrowser();
    await follow(browser);
    const evening = Date.parse('2026-11-20T15:30:00Z');
    api.wait(evening - api.now());
    await news('Late');
    await work();
    api.wait(9 * HOUR);
    await work();
    expect(bodies(browser)).toEqual([]);
    api.wait(HOUR);
    await work();
    expect(bodies(browser)).toEqual(['Late']);
  });

  test('an unsubscribed browser is deleted, and a busy service gets the message later', async () => {
    const [gone, busy] = [newBrowser(), newBrowser()];
    await follow(gone);
    await follow(busy);
    service.statuses.set(pathOf(gone), 410).set(pathOf(busy), 503);
    await news('Match day');
    await work();
    const found = await api.db.selectFrom('push_subscriptions').select('endpoint').execute();
    expect(found.map(({ endpoint }) => endpoint)).not.toContain(gone.endpoint);
    service.statuses.delete(pathOf(busy));
    api.wait(2 * MINUTE);
    await work();
    await work();
    expect([bodies(gone), bodies(busy)]).toEqual([[], ['Match day']]);
  });

  test('a message prepared ahead reaches its browser, and the next one is then prepared', async () => {
    api.wait(2 * HOUR);
    const browser = newBrowser();
    await follow(browser);
    const { push } = api.world;
    const prepare = () => preparePush({ db: api.db, push, rest: async () => undefined }, new AbortController().signal);
    await prepare();
    expect(push.prepare(browser)).toBe(false);
    await news('First');
    await work();
    expect(push.prepare(browser)).toBe(true);
    api.wait(HOUR + MINUTE);
    await news('Second');
    await work();
    expect([bodies(browser), service.problems]).toEqual([['First', 'Second'], []]);
  });

  test('when far more browsers follow than fit in one batch, each gets the news once', async () => {
    api.wait(2 * HOUR);
    const crowd = Array.from({ length: 230 }, newBrowser);
    const topics = [{ kind: 'match' as const, id: 'cup/230', label: 'A' }];
    for (const browser of crowd) await follow(browser, topics);
    await api.db.transaction().execute((tx) => {
      const played = { kind: 'match', target: 'cup/230', event: 'played', text: 'A – B' } as const;
      return addPushNews(tx, { ...played, site: 'league', path: '/', runAt: api.now() }, api.now());
    });
    await work();
    // On a busy machine some of the 230 connections are late, and are retried.
    for (let minute = 0; minute < 5 && crowd.some((browser) => bodies(browser).length === 0); minute += 1) {
      api.wait(MINUTE);
      await work();
    }
    await work();
    expect(new Set(crowd.map((browser) => bodies(browser).length))).toEqual(new Set([1]));
  });

  test('a process killed while sending sends nothing twice', async () => {
    api.wait(2 * HOUR);
    const browser = newBrowser();
    await follow(browser);
    await news('Once');
    // Takes the notes, and then the process is gone.
    const due = (await listDueBundles(api.db, api.now(), 100)).flat();
    await api.db.transaction().execute((tx) => takeNotes(tx, due, api.now()));
    await work();
    api.wait(HOUR + MINUTE);
    await work();
    expect(bodies(browser)).toEqual([]);
  });

  test("replies go only to their owner's browsers, without their text, until logout", async () => {
    const [asha, ravi] = [await signIn(api), await signIn(api)];
    const [hers, his, visitors] = [newBrowser(), newBrowser(), newBrowser()];
    const own = (browser: typeof hers, token: string) =>
      api.reply(setOwnPush, { body: { ...browser, topics: [OWN] } }, { token });
    await api.db.transaction().execute((tx) => changeDetail(tx, 'name', 'Kala', api.now()));
    await own(hers, asha.token);
    await own(his, ravi.token);
    expect(await follow(visitors, [OWN])).toEqual({ data: [] });
    const answer = (id: number) =>
      api.db
        .transaction()
        .execute((tx) => answerConversation(tx, id, [{ type: 'text', message: 'Secret' }], api.now()));
    const conversation = await startConversation(api, asha.token, { name: 'Turf', message: 'Free at nine?' });
    await answer(conversation);
    await work();
    expect(bodies(hers)).toEqual(['You have a reply in one of your conversations.']);
    expect(service.received.at(-1)?.title).toBe('Kala');
    expect([bodies(his), bodies(visitors)]).toEqual([[], []]);
    api.wait(HOUR + MINUTE);
    await api.request(logout, {}, { token: asha.token });
    await answer(conversation);
    await work();
    expect(bodies(hers)).toHaveLength(1);
  });

  test('an offered place is announced only to the person it is held for, without naming it', async () => {
    const [asha, ravi] = [await signIn(api), await signIn(api)];
    const [hers, his] = [newBrowser(), newBrowser()];
    await api.reply(setOwnPush, { body: { ...hers, topics: [OWN] } }, { token: asha.token });
    await api.reply(setOwnPush, { body: { ...his, topics: [OWN] } }, { token: ravi.token });
    const waitedFor = { name: 'Support group', address: `${api.world.settings.leagueOrigin}/form/3` };
    await api.db.transaction().execute((tx) => announceOffer(tx, asha.userId, waitedFor, api.now() + DAY, api.now()));
    await work();
    expect(bodies(hers)).toEqual(['A place is held for you. Take it before someone else gets it.']);
    expect(bodies(his)).toEqual([]);
    expect(service.received.at(-1)).toMatchObject({ navigate: waitedFor.address });
  });

  test('followers of a match or a team are notified when it is moved or cancelled', async () => {
    const { f2 } = leagues;
    const [ofMatch, ofTeam, ofOther] = [newBrowser(), newBrowser(), newBrowser()];
    await follow(ofMatch, [{ kind: 'match', id: `cup/${f2}`, label: 'Jets and Lions' }]);
    await follow(ofTeam, [{ kind: 'team', id: 'cup/Lions', label: 'Lions' }]);
    await follow(ofOther, [{ kind: 'team', id: 'cup/Kings', label: 'Kings' }]);
    await api.db.transaction().execute((tx) => cancelFixture(tx, f2));
    await work();
    const expected = ['Jets – Lions: The match is cancelled.'];
    expect([bodies(ofMatch), bodies(ofTeam), bodies(ofOther)]).toEqual([expected, expected, []]);
  });

  test('a message is in the language of its reader and leads to pages in it', async () => {
    api.wait(2 * HOUR);
    const [hindi, kannada, unknown] = [newBrowser(), newBrowser(), newBrowser()];
    const { g1 } = leagues;
    const topics = [{ kind: 'match' as const, id: `fives/${g1}`, label: 'L' }];
    await api.reply(setPush, { body: { ...hindi, topics, language: 'hi' } });
    await api.reply(setPush, { body: { ...kannada, topics, language: 'kn' } });
    await api.reply(setPush, { body: { ...unknown, topics, language: 'xx' } });
    await api.db.transaction().execute((tx) => cancelFixture(tx, g1));
    await work();
    const shown = [hindi, kannada, unknown].map(
      (browser) => service.received.findLast((one) => one.path === pathOf(browser)) ?? null,
    );
    expect(shown.map((one) => one?.title)).toEqual(['मैच की ख़बर: L', 'ಪಂದ್ಯದ ಸುದ್ದಿ: L', 'Match news: L']);
    expect(shown.map((one) => one?.navigate.replace(api.world.settings.leagueOrigin, ''))).toEqual([
      `/hi/fixture/fives/${g1}`,
      `/kn/fixture/fives/${g1}`,
      `/fixture/fives/${g1}`,
    ]);
    expect(shown[0]?.body).toBe('Reds – Blues: मैच रद्द हो गया है।');
  });

  test('a browser without topics is deleted together with its unsent messages', async () => {
    const browser = newBrowser();
    await follow(browser);
    await news('Not wanted');
    await follow(browser, []);
    await work();
    expect(bodies(browser)).toEqual([]);
  });

  test.each([
    'https://127.0.0.1/push',
    'https://10.0.0.8/push',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/push',
    'https://[::ffff:127.0.0.1]/push',
    'https://localhost/push',
    'https://database.internal/push',
    'https://push.example:8443/push',
    'http://push.example/push',
  ])('%s is no push service', async (endpoint) => {
    const { p256dh, auth } = newBrowser();
    const { status } = await api.request(setPush, { body: { endpoint, p256dh, auth, topics: [CRICKET] } });
    expect(status).toBe(422);
    const { token } = await signIn(api);
    const own = await api.request(setOwnPush, { body: { endpoint, p256dh, auth, topics: [CRICKET] } }, { token });
    expect(own.status).toBe(422);
  });

  test('a browser can follow only a limited number of topics', async () => {
    const topics = Array.from({ length: PUSH_TOPICS_MAX + 1 }, (_, index) => ({ ...CRICKET, id: `tag-${index}` }));
    expect((await api.request(setPush, { body: { ...newBrowser(), topics } })).status).toBe(422);
    expect((await api.request(setPush, { body: { ...newBrowser(), topics: topics.slice(1) } })).status).toBe(200);
  });

  test('a service that stays busy is tried five times, and then never again', async () => {
    api.wait(2 * HOUR);
    const browser = newBrowser();
    await follow(browser);
    service.statuses.set(pathOf(browser), 503);
    await news('Never');
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await work();
      api.wait(HOUR);
    }
    service.statuses.delete(pathOf(browser));
    await work();
    expect(bodies(browser)).toEqual([]);
  });
});
