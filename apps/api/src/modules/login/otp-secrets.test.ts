import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { me } from '@maidan/contract/account/users';
import { afterEach, describe, expect, test } from 'vitest';
import { MINUTE } from '../../runtime/clock.ts';
import { createApp } from '../../server/create-app.ts';
import { exportDatabase } from '../../db/export-database.ts';
import { engines } from '../../../testing/databases/engines.ts';
import { requestCode, enterCode, newPhone, signIn } from '../../../testing/people/users.ts';
import { requester } from '../../../testing/requester.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
afterEach(() => api.close());

/** Everything in the database, as text. */
async function dump({ world }: TestApp): Promise<string> {
  const lines: string[] = [];
  for await (const line of exportDatabase(world.database)) lines.push(JSON.stringify(line));
  return lines.join('\n');
}

describe.each(engines)('codes at rest on %s', (engine) => {
  test('after a hundred logins neither the database nor the logs contain any of the codes [O-2]', async () => {
    api = await createTestApp(engine);
    const codes: string[] = [];
    for (let login = 0; login < 100; login += 1) {
      const phone = newPhone();
      await requestCode(api, phone);
      codes.push(api.lastCode(phone));
      // Every second code stays unused, so that it is still stored.
      if (login % 2 === 0) await enterCode(api, phone, api.lastCode(phone));
    }
    expect(await api.db.selectFrom('sessions').select('id').execute()).toHaveLength(50);
    const kept = (await dump(api)) + JSON.stringify(api.logged);
    expect(kept).toContain('"otp_codes"');
    // As a separate number: times and hashes may contain any six digits.
    expect(codes.filter((code) => new RegExp(`(?<!\\w)${code}(?!\\w)`).test(kept))).toEqual([]);
  });

  test('a new pepper invalidates open codes and nothing else [O-2]', async () => {
    api = await createTestApp(engine);
    const { token } = await signIn(api);
    const phone = newPhone();
    await requestCode(api, phone);
    const pepper = 'another pepper, 32 characters too';
    const rotated = { ...api, ...requester(createApp({ ...api.world, pepper })) };
    expect((await rotated.request(me, {}, { token })).status).toBe(200);
    expect((await enterCode(rotated, phone, api.lastCode(phone))).json).toMatchObject({ code: 'wrong_code' });
    rotated.wait(MINUTE);
    await requestCode(rotated, phone);
    expect((await enterCode(rotated, phone, api.lastCode(phone))).status).toBe(200);
  });

  test('no value in the database works as a token [T-1]', async () => {
    api = await createTestApp(engine);
    const { token } = await signIn(api);
    const texts = [...new Set(JSON.stringify(await dump(api)).match(/[\w-]{32,}/g))];
    expect(texts.length).toBeGreaterThan(1);
    for (const text of texts) {
      for (const tried of [text, `mdn_${text}`, `mdn_${text.slice(0, 43)}`]) {
        expect((await api.request(me, {}, { token: tried })).status).toBe(401);
      }
    }
    expect((await api.request(me, {}, { token })).status).toBe(200);
  });
});

test('no well-known code opens anything [O-12]', async () => {
  api = await createTestApp('SQLite');
  const known = ['000000', '111111', '123456', '654321', '999999', '121212', '112233', '987654'];
  const statuses: number[] = [];
  for (const code of known) {
    const phone = newPhone();
    await requestCode(api, phone);
    // Once in a million it is the code that was sent.
    if (api.lastCode(phone) !== code) statuses.push((await enterCode(api, phone, code)).status);
  }
  expect(new Set(statuses)).toEqual(new Set([422]));
});

test('no secret is compared with === in the code of logins and sessions [O-1]', () => {
  api = { close: async () => undefined } as TestApp;
  const folders = [import.meta.dirname, path.join(import.meta.dirname, '..', 'sessions')];
  const files = folders.flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name)));
  const sources = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  // Comparing with a fixed value, as with '' or a constant, gives nothing away.
  const compared =
    /\b(\w*([mM]ac|[hH]ash|[sS]ecret|[tT]oken|[pP]in|[cC]ookie|pepper)|code)\s*[!=]==(?!\s*(['"]|null\b|undefined\b|-?\d|[A-Z]{3}))/;
  const found = sources.filter((file) => compared.test(readFileSync(file, 'utf8')));
  expect(found.map((file) => path.basename(file))).toEqual([]);
  expect(compared.test('return stored.mac === given;')).toBe(true);
});
