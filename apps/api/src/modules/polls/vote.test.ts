import { pollById, pollCount, vote, type Poll } from '@maidan/contract/feed/polls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addUsers, inWaves } from '../../../testing/people/crowd.ts';
import { everyEngine } from '../../../testing/databases/engines.ts';
import { importContent } from '../../../testing/packs.ts';
import { signIn } from '../../../testing/people/users.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { castVote } from './polls.store.ts';

const written = (slug: string) => ({
  slug,
  question: 'Who wins?',
  options: [
    { option_text: 'Home', vote_count: 10 },
    { option_text: 'Away', vote_count: 5 },
  ],
});
const polls = { 'polls.json': ['one', 'two', 'race'].map(written) };

describe.each(everyEngine)('voting on %s', (engine) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await createTestApp(engine);
    await importContent(api, polls);
  });
  afterAll(() => api.close());

  const poll = (id: string): Promise<Poll> => api.reply(pollById, { params: { id } });
  const choose = async (token: string, found: Poll, place: number) =>
    api.request(
      vote,
      { body: { quizpoll_id: found.id, quizpoll_option_id: found.options[place]?.id ?? 0 } },
      { token },
    );

  test('adds to the imported votes, and the reply has the new count', async () => {
    const { token } = await signIn(api);
    const one = await poll('one');
    const before = await api.reply(pollCount, { params: { id: 'one' } }, { token });
    expect(before).toEqual({ has_voted: false, data: one.options, user_option_id: null });
    const answer = await choose(token, one, 1);
    expect(answer.json).toMatchObject({ has_voted: true, user_option_id: one.options[1]?.id });
    expect((answer.json as typeof before).data.map((option) => option.vote_count)).toEqual([10, 6]);
    expect(await api.reply(pollCount, { params: { id: 'one' } }, { token })).toEqual(answer.json);
  });

  test('a second vote is 409 with the first choice, and changes nothing [C-2]', async () => {
    const { token } = await signIn(api);
    const two = await poll('two');
    const first = await choose(token, two, 0);
    const second = await choose(token, two, 1);
    expect(second.status).toBe(409);
    expect(second.json).toMatchObject({ ...(first.json as object), status: 'error', code: 'already_voted' });
    expect((await poll('two')).options.map((option) => option.vote_count)).toEqual([11, 5]);
  });

  test('an option of another poll, a missing option and an unknown poll are refused, and a vote is still possible [A-6]', async () => {
    const { token } = await signIn(api);
    const [one, two] = [await poll('one'), await poll('two')];
    const foreign = { ...one, options: two.options };
    expect((await choose(token, foreign, 0)).json).toMatchObject({
      code: 'invalid_fields',
      errors: { quizpoll_option_id: ['This poll has no such answer.'] },
    });
    expect((await choose(token, { ...one, options: [] }, 0)).status).toBe(422);
    expect((await choose(token, { ...one, id: 999_999 }, 0)).status).toBe(404);
    expect((await choose(token, one, 0)).status).toBe(200);
  });

  test('two hundred parallel votes of one person count as one [C-2]', async () => {
    const [userId = 0] = await addUsers(api.db, 1);
    const race = await poll('race');
    const votes = Array.from({ length: 200 }, (_, index) => {
      const choice = { pollId: Number(race.id), userId, optionId: Number(race.options[index % 2]?.id) };
      return () => api.db.transaction().execute((tx) => castVote(tx, choice, api.now()));
    });
    expect((await Promise.all(votes.map((cast) => cast()))).filter(Boolean)).toHaveLength(1);
    const after = await poll('race');
    expect(after.options.reduce((sum, option) => sum + option.vote_count, 0)).toBe(16);
    const rows = await api.db.selectFrom('poll_votes').select('option_id').where('user_id', '=', userId).execute();
    expect(rows).toHaveLength(1);
  });

  test('a hundred people, fifty at a time, cast a hundred votes', async () => {
    const race = await poll('race');
    const sum = ({ options }: Poll) => options.reduce((total, option) => total + option.vote_count, 0);
    const people = await addUsers(api.db, 100);
    const votes = people.map((userId, index) => {
      const choice = { pollId: Number(race.id), userId, optionId: Number(race.options[index % 2]?.id) };
      return () => api.db.transaction().execute((tx) => castVote(tx, choice, api.now()));
    });
    expect((await inWaves(votes)).every(Boolean)).toBe(true);
    expect(sum(await poll('race'))).toBe(sum(race) + 100);
  });
});

test('in spec-only mode the ids of a refused second vote are strings too', async () => {
  const api = await createTestApp('SQLite', { specOnly: true });
  await importContent(api, polls);
  const { token } = await signIn(api);
  const body = { quizpoll_id: 'one', quizpoll_option_id: 1 };
  expect((await api.request(vote, { body }, { token })).json).toMatchObject({ has_voted: true, user_option_id: '1' });
  const again = await api.request(vote, { body }, { token });
  expect([again.status, again.json]).toEqual([409, expect.objectContaining({ user_option_id: '1' })]);
  await api.close();
});
