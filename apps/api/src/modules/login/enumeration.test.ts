import { afterEach, describe, expect, test } from 'vitest';
import { MINUTE } from '../../runtime/clock.ts';
import { engines } from '../../../testing/databases/engines.ts';
import { requestCode, enterCode, newPhone, signIn } from '../../../testing/people/users.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

/**
 * Timing tests fail on a busy machine and may miss a leak on a quiet one. These tests therefore compare the causes of
 * timing: the statements that a request runs and the bytes of its reply. `pnpm bench:enumeration` prints the times.
 */
let api: TestApp;
afterEach(() => api.close());

/** The SQL statements that `work` runs, without their values. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const seen: string[] = [];
  const { db } = api.world.database;
  // Transactions have executors of their own, of the same class.
  const proto = Object.getPrototypeOf(db.getExecutor()) as { compileQuery: (...query: unknown[]) => { sql: string } };
  const original = proto.compileQuery;
  proto.compileQuery = function compileAndRecord(this: unknown, ...query) {
    const compiled = original.apply(this, query);
    seen.push(compiled.sql);
    return compiled;
  };
  try {
    await work();
  } finally {
    proto.compileQuery = original;
  }
  return seen;
}

describe.each(engines)('known and unknown numbers on %s [O-9]', (engine) => {
  test('requesting a code runs the same statements and sends the same reply, apart from the status [O-9]', async () => {
    api = await createTestApp(engine);
    const { phone: known } = await signIn(api);
    const unknown = newPhone();
    // Both have requested a code before, so that neither adds a row to the limits.
    await requestCode(api, unknown);
    api.wait(61 * MINUTE);
    const answers: Awaited<ReturnType<typeof requestCode>>[] = [];
    const record = (phone: string) => statementsOf(async () => void answers.push(await requestCode(api, phone)));
    const [ofKnown, ofUnknown] = [await record(known), await record(unknown)];
    expect(ofKnown.length).toBeGreaterThan(3);
    expect(ofKnown).toEqual(ofUnknown);
    const [first, second] = answers;
    expect([first?.json, second?.json]).toMatchObject([{ userstatus: 'existing' }, { userstatus: 'new' }]);
    // `existing` is five letters longer than `new`; nothing else differs, and both go out as one packet.
    expect((first?.text.length ?? 0) - (second?.text.length ?? 0)).toBe('existing'.length - 'new'.length);
    expect([...(first?.headers.keys() ?? [])]).toEqual([...(second?.headers.keys() ?? [])]);
  });

  test('a wrong code runs the same statements, and only a right one reveals whether an e-mail is known [O-9]', async () => {
    api = await createTestApp(engine);
    const { phone: known } = await signIn(api);
    const unknown = newPhone();
    api.wait(61 * MINUTE);
    const guess = async (phone: string, email: string) => {
      await requestCode(api, phone);
      const wrong = api.lastCode(phone) === '111111' ? '222222' : '111111';
      let text = '';
      const statements = await statementsOf(async () => (text = (await enterCode(api, phone, wrong, { email })).text));
      return { statements, text: text.replace(/"request_id":"[^"]+"/, '') };
    };
    const ofKnown = await guess(known, `${known}@example.com`);
    expect(await guess(unknown, `${known}@example.com`)).toEqual(ofKnown);
    expect(ofKnown.text).not.toContain('duplicate');
  });
});
