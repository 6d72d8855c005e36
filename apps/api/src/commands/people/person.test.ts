import { notifications } from '@maidan/contract/account/notifications';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../testing/databases/engines.ts';
import { createOperator, splitWords } from '../../../testing/operator.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { signIn, type TestUser } from '../../../testing/people/users.ts';

describe.each(engines)('the commands for people on %s', (engine) => {
  let api: TestApp;
  let meera: TestUser;
  let operator: ReturnType<typeof createOperator>;
  const run = (line: string) => operator.run(splitWords(line));
  beforeAll(async () => {
    api = await createTestApp(engine);
    meera = await signIn(api, undefined, 'Meera');
    operator = createOperator(api);
  });
  afterAll(async () => {
    operator.removeFolder();
    await api.close();
  });

  const acts = async () =>
    (await api.db.selectFrom('audit_log').select('action').orderBy('id').execute()).map(({ action }) => action);

  test('people are found by name or number, also as JSON, without their whole numbers', async () => {
    const ending = meera.phone.slice(-2);
    expect(await run('person find mee')).toBe(`${meera.userId}  Meera, number ends in ${ending}`);
    expect(JSON.parse(await run(`person find ${meera.phone} --json`))).toMatchObject([
      { id: meera.userId, phone_ending: ending },
    ]);
    expect(await run('person find nobody')).toBe('No one has this name or number.');
  });

  test('a dry run changes nothing, and a decision is the one of the desk: notified, logged, lifted', async () => {
    const suspend = `person sanction ${meera.userId} suspension --rule spam --days 7`;
    expect(await run(`${suspend} --dry-run`)).toBe('Would record for Meera: suspension for 7 days.');
    expect(await acts()).toEqual([]);
    expect(await run(suspend)).toBe('Recorded for Meera: suspension for 7 days.');
    const { data } = await api.reply(notifications, {}, { token: meera.token });
    expect(JSON.stringify(data)).toContain('You can read but not take part until');
    expect(await run('person find mee')).toMatch(/, suspension$/);
    expect(await run(`person lift ${meera.userId} --dry-run`)).toBe('Would lift for Meera: suspension.');
    expect(await run(`person lift ${meera.userId}`)).toBe('Lifted for Meera: suspension.');
    await expect(run(`person lift ${meera.userId}`)).rejects.toThrow('Nothing is in force against Meera.');
    expect(await acts()).toEqual(['person.suspension', 'person.suspension-lifted']);
  });

  test('a person is logged out everywhere, and an unknown id is refused', async () => {
    expect(await run(`person log-out ${meera.userId}`)).toBe('Logged out Meera.');
    expect((await api.request(notifications, {}, { token: meera.token })).status).toBe(401);
    await expect(run('person log-out 999999')).rejects.toThrow('No person has the id 999999.');
    await expect(run(`person sanction ${meera.userId} suspension`)).rejects.toThrow('--rule');
  });

  test('a word is held and released as at the desk', async () => {
    const before = JSON.parse(await run('word list --json')) as string[];
    expect(await run('word hold "Free Tickets"')).toBe('"free tickets" is on the list now.');
    expect(await run('word hold "free tickets"')).toBe('"free tickets" is on the list already.');
    expect(await run('word list')).toContain('free tickets');
    expect(await run('word release "free tickets"')).toBe('"free tickets" is off the list now.');
    expect(await run('word release "free tickets"')).toBe('"free tickets" is not on the list.');
    expect(JSON.parse(await run('word list --json'))).toEqual(before);
    await expect(run('word hold x')).rejects.toThrow('at least two letters');
    expect((await acts()).slice(-2)).toEqual(['held-word.added', 'held-word.removed']);
  });
});
