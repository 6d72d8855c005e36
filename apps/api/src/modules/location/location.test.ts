import { updateLocation } from '@maidan/contract/account/users';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '../../../testing/databases/engines.ts';
import { signIn } from '../../../testing/people/users.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

describe.each(everyEngine)('locations on %s', (engine) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await createTestApp(engine);
  });
  afterAll(() => api.close());

  const report = (token: string, lat: unknown, lng: unknown, location: unknown = 'Indiranagar, Bengaluru, Karnataka') =>
    api.send('POST', '/api/updatelocation', { token }, { lat, lng, location });
  const kept = (userId: number) =>
    api.db.selectFrom('user_locations').selectAll().where('user_id', '=', userId).execute();

  test('the latest one is stored, to two decimals, and never logged [B7]', async () => {
    const { token, userId } = await signIn(api);
    const first = { lat: 12.34567, lng: 77.12345, location: 'NA' };
    expect(await api.reply(updateLocation, { body: first }, { token })).toEqual({ message: 'success' });
    expect((await report(token, 12.97189, 77.64115)).status).toBe(200);
    expect(await kept(userId)).toEqual([
      { user_id: userId, lat: 12.97, lng: 77.64, location: 'Indiranagar, Bengaluru, Karnataka', updated_at: api.now() },
    ]);
    expect(JSON.stringify(api.logged)).not.toMatch(/12\.97|77\.64|Indiranagar/);
  });

  test('numbers are accepted as strings, as existing sites send them', async () => {
    const { token, userId } = await signIn(api);
    expect((await report(token, '-0.001', '180')).status).toBe(200);
    expect(await kept(userId)).toMatchObject([{ lat: 0, lng: 180 }]);
  });

  test('an impossible location is refused and changes nothing', async () => {
    const { token, userId } = await signIn(api);
    for (const [lat, lng, location] of [
      [90.1, 0],
      [0, -181],
      ['', 0],
      [null, 0],
      ['12.9north', 0],
      [1, 1, ' '],
      [1, 1, 'x'.repeat(201)],
    ]) {
      expect([lat, lng, (await report(token, lat, lng, location)).status]).toEqual([lat, lng, 422]);
    }
    expect(await kept(userId)).toEqual([]);
  });
});
