import { ApiError } from '@maidan/api-client/errors/api-error';
import type { SyncedScore } from '@maidan/contract/league/match-day';
import type { Records } from '@maidan/browser/records';
import { fold } from '@maidan/match/fold';
import type { MatchEvent } from '@maidan/contract/league/match-log';
import { keyOf } from '@maidan/match/log/event';
import { merge, reachOf } from '@maidan/match/log/merge';
import { usualRules } from '@maidan/match/rules';
import { expect, test } from 'vitest';
import { openSession, type ScoreCalls } from './score-session.ts';

const rules = usualRules('cricket', { balls: 120, wickets: 10 });

/** Two hours of a T20: as many entries as a scorer makes in them. */
const TAPS = 260;

/** Numbers that look random and are the same in every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** A disk that outlives the page. */
function createDisk(): Records {
  const values = new Map<string, unknown>();
  return {
    isKept: true,
    list: async (prefix) => [...values].filter(([key]) => key.startsWith(prefix)).map(([, value]) => value),
    put: async (key, value) => void values.set(key, structuredClone(value)),
    remove: async (key) => void values.delete(key),
  };
}

/** The exchange of the server, on a network that fails before the server hears of it, or after. */
function createGround() {
  let log: MatchEvent[] = [];
  let scorers = 0;
  const ground = { network: 'off' as 'on' | 'off' | 'answer-lost', log: () => log, connect };
  const reply = (have: Record<string, number>): SyncedScore => ({
    events: log.filter(({ id: [scorer, seq] }) => seq > (have[scorer] ?? 0)),
    have: reachOf(log),
    status: 'open',
    agreed: [],
  });
  const match = { id: 1, team_1: 'Jets', team_2: 'Kings', group: '', category: '', league: '', ground: null };
  function connect(): ScoreCalls {
    scorers += 1;
    const scorer = scorers;
    return {
      open: async () => ({ token: '', scorer, until: null, match, starts_at: null, rules, ...reply({}) }),
      async sync({ have, events }) {
        if (ground.network === 'off') throw new TypeError('Failed to fetch');
        log = merge(log, events);
        if (ground.network === 'answer-lost') throw new TypeError('Failed to fetch');
        return reply(have);
      },
    };
  }
  return ground;
}

test.each([1, 2, 3, 4, 5])(
  'two hours in flight mode, with kills and a second scorer: the log is the union, and nothing is in it twice (%i)',
  async (seed) => {
    const random = numbers(seed);
    const ground = createGround();
    const lost: MatchEvent[] = [];
    const phones = await Promise.all(
      ['one', 'two'].map(async () => {
        const disk = createDisk();
        const calls = ground.connect();
        const open = () => openSession(disk, calls, 'link');
        return { open, session: await open(), taps: 0 };
      }),
    );
    for (let tap = 0; tap < TAPS; tap += 1) {
      const phone = phones[random(2)] ?? phones[0];
      if (!phone) throw new Error('there are two phones');
      const { log } = phone.session.get();
      const undone = random(9) === 0 ? log[random(log.length)] : undefined;
      if (undone) await phone.session.play('void', { id: [...undone.id] });
      else await phone.session.play('ball', { bat: random(5) });
      phone.taps += 1;
      // Killed: what was in memory is gone. Opened again, everything is there.
      if (random(12) === 0) {
        const before = phone.session.get().log;
        phone.session = await phone.open();
        lost.push(
          ...before.filter(({ id }) => phone.session.get().log.every((event) => keyOf(event.id) !== keyOf(id))),
        );
      }
      // A flight mode is long; then a moment of a network that loses answers.
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

test('what the server refuses is kept, with its reason; without a network there is none', async () => {
  const calls = createGround().connect();
  const text = 'This match has as many events as a match can have.';
  const refused = new ApiError({ kind: 'http', endpointId: 'syncScore', status: 409, serverMessage: text });
  const session = await openSession(createDisk(), { ...calls, sync: () => Promise.reject(refused) }, 'link');
  await session.play('start');
  expect(await session.sync()).toBe(false);
  expect(session.get()).toMatchObject({ refusal: text, isOffline: false, waiting: 1 });
  const away = await openSession(createDisk(), calls, 'link');
  await away.sync();
  expect(away.get()).toMatchObject({ refusal: null, isOffline: true });
});
