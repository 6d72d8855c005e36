import { fold } from '@maidan/match/fold';
import type { MatchEvent } from '@maidan/contract/league/match-log';
import { keyOf } from '@maidan/match/log/event';
import { orderPlaces } from '@maidan/match/log/merge';
import { expect, test } from 'vitest';
import { forgetOld, keepMatch, listKept, listUnsent } from './kept-matches.ts';
import { openSession, sendUnsent, type ScoreCalls } from './score-session.ts';
import { createDisk, createGround, refusalOf, rules } from './testing/ground.ts';

/** About as many entries as a scorer makes in two hours of a T20. */
const TAPS = 260;

/** Pseudo-random numbers, the same in every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

test.each([1, 2, 3, 4, 5])(
  'after two hours in flight mode with restarts, two scorers share one log with every event once (%i)',
  async (seed) => {
    const random = numbers(seed);
    const ground = createGround();
    const lost: MatchEvent[] = [];
    const phones = await Promise.all(
      ['one', 'two'].map(async () => {
        const disk = createDisk();
        const open = () => openSession(disk, ground.calls, '1/link');
        return { open, session: await open(), taps: 0 };
      }),
    );
    ground.network = 'off';
    for (let tap = 0; tap < TAPS; tap += 1) {
      const phone = phones[random(2)] ?? phones[0];
      if (!phone) throw new Error('there are two phones');
      const { log } = phone.session.get();
      const undone = random(9) === 0 ? log[random(log.length)] : undefined;
      if (undone) await phone.session.play('void', { id: [...undone.id] });
      else await phone.session.play('ball', { bat: random(5) });
      if (phone.session.get().twin) await phone.session.answerTwin(true);
      phone.taps += 1;
      // The app is killed and loses its memory. After reopening, every event must be there.
      if (random(12) === 0) {
        const before = phone.session.get().log;
        phone.session = await phone.open();
        lost.push(
          ...before.filter(({ id }) => phone.session.get().log.every((event) => keyOf(event.id) !== keyOf(id))),
        );
      }
      // Flight mode lasts long, with short spells of a network that may lose replies.
      if (random(40) === 0) {
        ground.network = random(2) === 0 ? 'answer-lost' : 'on';
        await phone.session.sync();
        ground.network = 'off';
      }
    }
    expect(lost).toEqual([]);
    ground.network = 'on';
    for (const { session } of [...phones, ...phones]) await session.sync();
    const [one, two] = phones.map(({ session }) => session.get());
    expect(one?.log).toEqual(two?.log);
    expect(one?.log).toEqual(ground.log());
    expect(one?.log).toHaveLength(phones.reduce((sum, { taps }) => sum + taps, 0));
    expect(new Set(one?.log.map(({ id }) => keyOf(id))).size).toBe(TAPS);
    expect([one?.waiting, two?.waiting]).toEqual([0, 0]);
    expect(fold(rules, one?.log ?? []).state).toEqual(fold(rules, two?.log ?? []).state);
  },
);

test('refused events are kept with the reason; without a network there is no reason', async () => {
  const ground = createGround();
  const text = 'This match has reached its limit of entries.';
  const calls = { ...ground.calls, sync: () => Promise.reject(refusalOf(text)) };
  const session = await openSession(createDisk(), calls, '1/link');
  await session.play('start');
  expect(await session.sync()).toBe(false);
  expect(session.get()).toMatchObject({ refusal: text, isOffline: false, waiting: 1 });
  const away = await openSession(createDisk(), ground.calls, '1/link');
  ground.network = 'off';
  await away.sync();
  expect(away.get()).toMatchObject({ refusal: null, isOffline: true });
});

/** A phone that scored two events of match 1 and sent only the first. */
async function startAway() {
  const ground = createGround();
  const disk = createDisk();
  const session = await openSession(disk, ground.calls, '1/first');
  await session.play('start');
  await session.sync();
  await session.play('ball', { bat: 6 });
  return { ground, disk, session };
}

test('scoring a second match also sends the unsent events of the first, each with its own token', async () => {
  const { ground, disk } = await startAway();
  const next = await openSession(disk, ground.calls, '2/link');
  ground.network = 'off';
  await next.play('start');
  await next.sync();
  expect(next.get()).toMatchObject({ waiting: 1, elsewhere: [{ match: { id: 1 }, waiting: 1 }] });
  ground.network = 'on';
  await next.sync();
  expect(next.get()).toMatchObject({ waiting: 0, elsewhere: [] });
  expect([ground.log(1).length, ground.log(2).length]).toEqual([2, 1]);
  const back = await openSession(disk, ground.calls, '1/first');
  expect(back.get()).toMatchObject({ waiting: 0, log: ground.log(1) });
});

test('refused events of another match stay unsent and are retried from time to time', async () => {
  const { ground, disk } = await startAway();
  let tries = 0;
  const [kept] = await listKept(disk);
  const calls = {
    ...ground.calls,
    sync(body: Parameters<typeof ground.calls.sync>[0]) {
      if (body.token !== kept?.token) return ground.calls.sync(body);
      tries += 1;
      return Promise.reject(refusalOf('No.'));
    },
  };
  const next = await openSession(disk, calls, '2/link');
  for (let round = 0; round < 11; round += 1) await next.sync();
  expect(next.get().elsewhere).toMatchObject([{ waiting: 1, refusal: 'No.' }]);
  expect(tries).toBe(2);
});

test('a new link to the same match sends the events of the old link and continues the same score', async () => {
  const { ground, disk } = await startAway();
  const again = await openSession(disk, ground.calls, '1/second');
  expect(again.get()).toMatchObject({ scorer: 1, waiting: 1 });
  await again.play('ball', { bat: 4 });
  expect(await again.sync()).toBe(true);
  expect(ground.log(1)).toHaveLength(3);
  expect(again.get()).toMatchObject({ waiting: 0, elsewhere: [], scorers: 1, log: ground.log(1) });
});

test('after a lost reply, opening the link again gives the same scorer number', async () => {
  const ground = createGround();
  const disk = createDisk();
  ground.network = 'answer-lost';
  await expect(openSession(disk, ground.calls, '1/link')).rejects.toThrow('Failed to fetch');
  ground.network = 'on';
  expect((await openSession(disk, ground.calls, '1/link')).get().scorer).toBe(1);
});

test('a server restored from a backup gets the missing events again', async () => {
  const { ground, session } = await startAway();
  const early = ground.log(1);
  await session.sync();
  await session.play('ball', { bat: 1 });
  await session.sync();
  ground.restore(1, early);
  await session.play('ball', { bat: 2 });
  await session.sync();
  await session.sync();
  expect(ground.log(1)).toEqual(session.get().log);
  expect(session.get()).toMatchObject({ waiting: 0, log: { length: 4 } });
});

test('an event that an older page left out is fetched again, and the events after it count', async () => {
  const ground = createGround();
  const other = await openSession(createDisk(), ground.calls, '1/other');
  await other.play('start');
  await other.play('innings', { side: 1, striker: 1, other: 2, bowler: 9 });
  await other.play('revise', { balls: 60 });
  await other.play('ball', { bat: 4 });
  await other.sync();
  const disk = createDisk();
  const withoutNew = (events: MatchEvent[]) => events.filter(({ type }) => type !== 'revise');
  const older: ScoreCalls = {
    open: async (body) => {
      const opened = await ground.calls.open(body);
      return { ...opened, events: withoutNew(opened.events) };
    },
    sync: ground.calls.sync,
  };
  expect(fold(rules, (await openSession(disk, older, '1/own')).get().log).state.play).toMatchObject({
    innings: [{ runs: 0 }],
  });
  const session = await openSession(disk, ground.calls, '1/own');
  await session.sync();
  expect(fold(rules, session.get().log).state.play).toMatchObject({ innings: [{ runs: 4, quota: 60 }] });
  expect(session.get().log).toEqual(other.get().log);
});

test('the second phone to record a ball is asked whether it is the same one, and its answer counts', async () => {
  const ground = createGround();
  const phones = await Promise.all([1, 2].map(() => openSession(createDisk(), ground.calls, '1/link')));
  const [one, two] = phones;
  if (!one || !two) throw new Error('there are two phones');
  await one.play('ball', { bat: 0 });
  await one.sync();
  await two.sync();
  await two.play('ball', { bat: 0 });
  expect(two.get()).toMatchObject({ twin: { event: { id: [1, 1] }, isEqual: true }, waiting: 0 });
  await two.answerTwin(false);
  expect(two.get()).toMatchObject({ twin: null, log: { length: 1 } });
  await two.play('ball', { bat: 0 });
  await two.answerTwin(true);
  expect(two.get()).toMatchObject({ twin: null, waiting: 1, log: { length: 2 } });
  await two.play('ball', { bat: 0 });
  expect(two.get()).toMatchObject({ twin: null, log: { length: 3 } });
});

test('two phones that record one ball differently dispute it until one of them chooses', async () => {
  const ground = createGround();
  const phones = await Promise.all([1, 2].map(() => openSession(createDisk(), ground.calls, '1/link')));
  const [one, two] = phones;
  if (!one || !two) throw new Error('there are two phones');
  const runsOf = (session: typeof one) => fold(rules, session.get().log).state.play;
  await one.play('innings', { side: 1, striker: 1, other: 2, bowler: 9 });
  await one.play('ball', { bat: 4, boundary: true });
  await one.sync();
  await two.sync();
  await two.play('ball', { bat: 6, boundary: true });
  expect(two.get()).toMatchObject({ twin: { event: { id: [1, 2] }, isEqual: false }, waiting: 0 });
  await two.answerTwin(false);
  await two.sync();
  await one.sync();
  expect(one.get().log).toEqual(two.get().log);
  expect(orderPlaces(one.get().log).at(-1)).toMatchObject({ isDisputed: true, open: [{ id: [1, 2] }, { id: [2, 1] }] });
  expect(runsOf(one)).toMatchObject({ innings: [{ runs: 4, balls: 1 }] });
  await one.play('choose', { id: [2, 1] });
  expect(runsOf(one)).toMatchObject({ innings: [{ runs: 6, balls: 1 }] });
  await one.play('ball', { bat: 1 });
  expect(runsOf(one)).toMatchObject({ innings: [{ runs: 7, balls: 2 }] });
});

test('with a full disk, events are still sent', async () => {
  const { ground, disk } = await startAway();
  const full = { ...disk, put: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) };
  const session = await openSession(full, ground.calls, '1/first');
  await session.play('ball', { bat: 2 });
  expect(await session.sync()).toBe(true);
  expect(session.get()).toMatchObject({ waiting: 0, isKept: false });
  expect(ground.log(1)).toHaveLength(3);
});

test('unsent events of every match are counted, and can be sent without opening a match', async () => {
  const { ground, disk } = await startAway();
  ground.network = 'off';
  await sendUnsent(disk, ground.calls);
  expect(await listUnsent(disk)).toMatchObject([{ kept: { match: { id: 1 } }, count: 1 }]);
  ground.network = 'on';
  await sendUnsent(disk, ground.calls);
  expect(await listUnsent(disk)).toEqual([]);
});

test.each([
  ['29 days', 29, 1],
  ['31 days', 31, 0],
])('whether a match is still on the phone %s after its link ended', async (_, days, matches) => {
  const { disk } = await startAway();
  const [kept] = await listKept(disk);
  if (!kept) throw new Error('the match is kept');
  await keepMatch(disk, { ...kept, until: '2026-11-01T12:00:00Z' });
  await forgetOld(disk, Date.parse('2026-11-01T12:00:00Z') + days * 86_400_000);
  expect([(await listKept(disk)).length, (await listUnsent(disk)).length]).toEqual([matches, matches]);
});
