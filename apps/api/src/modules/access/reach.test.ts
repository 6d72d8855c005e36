import { appeal } from '@maidan/contract/account/decisions';
import { allEndpoints } from '@maidan/contract/core/all';
import { decideAppeal, deskAppeals, deskSanctions, liftSanction } from '@maidan/contract/desk/cases/moderation';
import { endPersonSessions, personById, sanctionPerson } from '@maidan/contract/desk/people';
import { reachTexts, type ReachLimit } from '@maidan/contract/rules/reach';
import { decideReport } from '@maidan/contract/desk/cases/reports';
import { newComment } from '@maidan/contract/feed/comments';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../testing/databases/engines.ts';
import { importContent, manyPosts } from '../../../testing/packs.ts';
import { seatStaff } from '../../../testing/people/staff.ts';
import { signIn, type TestUser } from '../../../testing/people/users.ts';
import { reportThing } from '../../../testing/report-thing.ts';
import type { Answer } from '../../../testing/requester.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

const RULE = 'bullying';

interface Case {
  readonly api: TestApp;
  /** An owner whose account is not the subject. */
  readonly boss: string;
  /** The person whom the call concerns. */
  readonly person: TestUser;
  /** The days of a sanction: 7, or null for a permanent one. */
  readonly days: number | null;
}

const suspend = async ({ api, boss, person, days }: Case) => {
  const body = { kind: 'suspension', days, rule: RULE } as const;
  const { sanctions } = await api.reply(sanctionPerson, { params: { id: person.userId }, body }, { token: boss });
  return Number(sanctions[0]?.id);
};

const suspending = ({ api, person, days }: Case) => {
  const body = { kind: 'suspension', days, rule: RULE } as const;
  return (token: string) => api.request(sanctionPerson, { params: { id: person.userId }, body }, { token });
};

/** @returns the id of a reported comment by this person */
async function writeReported({ api, person }: Pick<Case, 'api' | 'person'>): Promise<number> {
  const written = { body: { post_id: 'post-1', comment: `Losers ${person.phone}` } };
  const id = Number((await api.reply(newComment, written, { token: person.token })).data?.id);
  await reportThing(api, 'comment', id);
  return id;
}

const appealAgainst = async (about: Case) => {
  const { api, boss, person } = about;
  const id = await suspend(about);
  await api.reply(appeal, { body: { kind: 'sanction', id, text: 'Not me' } }, { token: person.token });
  const { data } = await api.reply(deskAppeals, { query: {} }, { token: boss });
  return Number(data.at(-1)?.id);
};

const answeredAppeal = (granted: boolean) => async (about: Case) => {
  const id = await appealAgainst(about);
  const { token } = await seatStaff(about.api, { roles: ['owner'] });
  await about.api.reply(decideAppeal, { body: { id, granted } }, { token });
  return id;
};

interface Row {
  readonly call: { readonly id: string };
  readonly isEndless: boolean;
  /** Whether nothing about the person has ever needed a decision. */
  readonly isUnreported?: boolean;
  /** Prepares the call, and returns it. */
  readonly prepare: (about: Case) => Promise<(token: string) => Promise<Answer>>;
}

const lifting = (lifted: boolean) => async (about: Case) => {
  const { api, boss } = about;
  const id = await suspend(about);
  if (!lifted) await api.reply(liftSanction, { body: { id } }, { token: boss });
  return (token: string) => api.request(liftSanction, { body: { id, lifted } }, { token });
};
const answering = (granted: boolean | null, ready: (about: Case) => Promise<number>) => async (about: Case) => {
  const id = await ready(about);
  return (token: string) => about.api.request(decideAppeal, { body: { id, granted } }, { token });
};

/** Actions on a person, with a valid body. */
const acts: Readonly<Record<string, Omit<Row, 'isEndless'>>> = {
  'suspend, with nothing reported': {
    call: sanctionPerson,
    isUnreported: true,
    prepare: async (about) => suspending(about),
  },
  'suspend after a report': {
    call: sanctionPerson,
    prepare: async (about) => {
      await writeReported(about);
      return suspending(about);
    },
  },
  'suspend by a report': {
    call: decideReport,
    prepare: async ({ api, person, days }) => {
      const id = await writeReported({ api, person });
      const sanction = { kind: 'suspension', days } as const;
      const body = { kind: 'comment', id, decision: 'hide', reason: RULE, sanction } as const;
      return (token) => api.request(decideReport, { body }, { token });
    },
  },
  lift: { call: liftSanction, prepare: lifting(true) },
  'put back': { call: liftSanction, prepare: lifting(false) },
  'grant an appeal': { call: decideAppeal, prepare: answering(true, appealAgainst) },
  'refuse an appeal': { call: decideAppeal, prepare: answering(false, appealAgainst) },
  'take back a granted appeal': { call: decideAppeal, prepare: answering(null, answeredAppeal(true)) },
  'take back a refused appeal': { call: decideAppeal, prepare: answering(null, answeredAppeal(false)) },
};
const rows: readonly (Row & { readonly name: string })[] = [
  ...Object.entries(acts).flatMap(([name, act]) => [
    { name, isEndless: false, ...act },
    { name: `${name}, without an end`, isEndless: true, ...act },
  ]),
  {
    name: 'log out everywhere',
    call: endPersonSessions,
    isEndless: false,
    prepare: async ({ api, person }) => {
      return (token) => api.request(endPersonSessions, { params: { id: person.userId } }, { token });
    },
  },
];

test('the matrix has every moderator call that a fresh passkey protects [A-2]', () => {
  const calls = allEndpoints.filter(({ roles, fresh }) => fresh && roles?.includes('moderator')).map(({ id }) => id);
  // It concerns a post; deciding a report is protected only if it includes a sanction.
  const own = calls.filter((id) => id !== 'purgePost');
  expect([...new Set(rows.map(({ call }) => call.id))].toSorted()).toEqual([...own, 'decideReport'].toSorted());
});

type Whose = 'a reader' | 'someone on the staff' | 'their own account';

function limitOf(
  role: 'owner' | 'moderator',
  whose: Whose,
  { call, isEndless, isUnreported }: Omit<Row, 'prepare'>,
): ReachLimit | null {
  if (whose === 'their own account') return role === 'owner' && call === endPersonSessions ? null : 'own';
  if (role === 'owner') return null;
  if (whose === 'someone on the staff') return 'staff';
  if (isEndless) return 'endless';
  return isUnreported ? 'unreported' : null;
}

const reasonOf = (role: 'owner' | 'moderator', limit: ReachLimit, { call }: Row): string =>
  role === 'moderator' && limit === 'own' && call === decideReport
    ? 'You wrote this comment, so someone else has to decide.'
    : reachTexts[limit];

describe.each(engines)('whom staff may decide about on %s [A-2]', (engine) => {
  let api: TestApp;
  let boss: string;
  beforeAll(async () => {
    api = await createTestApp(engine);
    await importContent(api, manyPosts(1));
  });
  beforeEach(async () => {
    boss = (await seatStaff(api, { roles: ['owner'] })).token;
    // Keeps the newest on the first page.
    await api.db.deleteFrom('appeals').execute();
  });
  afterAll(() => api.close());

  /** As if no one had reported the comment. */
  const change = async (id: number, values: { hidden_at: number; held_for?: 'link'; hidden_rule?: typeof RULE }) => {
    await api.db.deleteFrom('reports').where('comment_id', '=', id).execute();
    await api.db.updateTable('comments').set(values).where('id', '=', id).execute();
  };
  const seatFor = async (role: 'owner' | 'moderator', whose: Whose) => {
    const staff = await seatStaff(api, { roles: [role] });
    const other = await seatStaff(api, { roles: ['owner'] });
    const phones = { 'a reader': undefined, 'someone on the staff': other.phone, 'their own account': staff.phone };
    return { token: staff.token, person: await signIn(api, phones[whose]) };
  };

  describe.each(['owner', 'moderator'] as const)('as %s', (role) => {
    describe.each(['a reader', 'someone on the staff', 'their own account'] as const)('about %s', (whose) => {
      test.each(rows.map((row) => [row.name, row] as const))('%s', async (_, row) => {
        const { token, person } = await seatFor(role, whose);
        const send = await row.prepare({ api, boss, person, days: row.isEndless ? null : 7 });
        const answer = await send(token);
        const limit = limitOf(role, whose, row);
        const { message } = (answer.json ?? {}) as { message?: string };
        expect([answer.status < 300 ? 'done' : answer.status, message]).toEqual(
          limit === null ? ['done', undefined] : [403, reasonOf(role, limit, row)],
        );
      });

      test('the desk shows the reason in advance', async () => {
        const { token, person } = await seatFor(role, whose);
        const about = { api, boss, person, days: null };
        const limit = limitOf(role, whose, { call: liftSanction, isEndless: true });
        await appealAgainst(about);
        const {
          refused,
          sessions_refused: sessionsRefused,
          sanctions,
        } = await api.reply(personById, { params: { id: person.userId } }, { token });
        expect([refused, sessionsRefused, sanctions[0]?.refused]).toEqual([
          limit === 'endless' ? 'unreported' : limit,
          role === 'owner' || limit === 'endless' ? null : limit,
          limit,
        ]);
        const [newest] = (await api.reply(deskSanctions, { query: {} }, { token })).data;
        expect(newest?.refused).toBe(limit);
        const last = (await api.reply(deskAppeals, { query: {} }, { token })).data.at(-1);
        expect(last).toMatchObject({ may_decide: limit === null, refused: limit });
      });
    });
  });

  test.each<[string, (person: TestUser, moderator: number) => Promise<unknown>]>([
    ['a comment of theirs was reported', (person) => writeReported({ api, person })],
    [
      'a comment of theirs is held',
      async (person) => change(await writeReported({ api, person }), { hidden_at: api.now(), held_for: 'link' }),
    ],
    [
      'a comment of theirs was hidden',
      async (person) => change(await writeReported({ api, person }), { hidden_at: api.now(), hidden_rule: RULE }),
    ],
    [
      'the same moderator decided before',
      async (person, moderator) => {
        const id = await suspend({ api, boss, person, days: 7 });
        await api.db.updateTable('sanctions').set({ staff_id: moderator }).where('id', '=', id).execute();
      },
    ],
  ])('a moderator may decide about a person when %s', async (_, prepare) => {
    const { token, staffId } = await seatStaff(api, { roles: ['moderator'] });
    const person = await signIn(api);
    const refused = async () => (await api.reply(personById, { params: { id: person.userId } }, { token })).refused;
    expect(await refused()).toBe('unreported');
    await prepare(person, staffId);
    expect(await refused()).toBeNull();
  });

  test('a moderator cannot decide about their own comment, but an owner can', async () => {
    for (const [role, status] of [
      ['moderator', 403],
      ['owner', 200],
    ] as const) {
      const { token, person } = await seatFor(role, 'their own account');
      const id = await writeReported({ api, person });
      const body = { kind: 'comment', id, decision: 'keep' } as const;
      expect((await api.request(decideReport, { body }, { token })).status).toBe(status);
    }
  });
});
