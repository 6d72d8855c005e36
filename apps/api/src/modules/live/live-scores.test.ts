import { liveScores } from '@maidan/contract/league/match-day';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../testing/databases/engines.ts';
import { importContent } from '../../../testing/packs.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

describe.each(engines)('streams of scores on %s', (engine) => {
  let api: TestApp;
  beforeEach(async () => {
    api = await createTestApp(engine);
    await importContent(api, { 'leagues.json': [{ slug: 'cup', name: 'Gully Cup', created_at: '-20d' }] });
  });
  afterEach(() => api.close());

  const path = `/api/ysl/${liveScores.path.replace('{id}', 'cup')}`;
  const open = async (peer: string) => {
    const response = await api.app.request(path, {}, { peer });
    return { response, close: async () => response.body?.cancel() };
  };
  const openMany = async (count: number, peer: (index: number) => string) => {
    const streams = [];
    for (let index = 0; index < count; index += 1) streams.push(await open(peer(index)));
    return streams;
  };
  const statuses = (streams: Awaited<ReturnType<typeof openMany>>) =>
    [...new Set(streams.map(({ response }) => response.status))].join();

  test('an IPv6 household can open ten streams from any of its addresses, and another household has its own limit', async () => {
    const held = await openMany(10, (index) => `2001:db8:1:2::${index + 1}`);
    expect(statuses(held)).toBe('200');
    const { response } = await open('2001:db8:1:2:ffff::9');
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60']);
    expect(await response.json()).toMatchObject({ message: 'Too many windows are open.' });
    const other = await open('2001:db8:1:3::1');
    expect(other.response.status).toBe(200);
    await held[0]?.close();
    const next = await open('2001:db8:1:2::99');
    expect(next.response.status).toBe(200);
    expect((await open('2001:db8:1:2::100')).response.status).toBe(429);
    await Promise.all([...held.slice(1), other, next].map((stream) => stream.close()));
    expect(statuses(await openMany(10, () => '2001:db8:1:2::1'))).toBe('200');
  });

  test('an IPv4 address, which a carrier may share, can open five hundred', async () => {
    expect(statuses(await openMany(500, () => '203.0.113.7'))).toBe('200');
    expect((await open('203.0.113.7')).response.status).toBe(429);
    expect((await open('203.0.113.8')).response.status).toBe(200);
  });

  test('a refused stream does not count towards the limit', async () => {
    await openMany(9, () => '2001:db8:1:2::1');
    const unknown = await api.app.request(path.replace('cup', 'nowhere'), {}, { peer: '2001:db8:1:2::1' });
    expect(unknown.status).toBe(404);
    expect((await api.app.request(path, { method: 'HEAD' }, { peer: '2001:db8:1:2::1' })).status).toBe(200);
    expect((await open('2001:db8:1:2::1')).response.status).toBe(200);
    expect((await open('2001:db8:1:2::1')).response.status).toBe(429);
  });
});
