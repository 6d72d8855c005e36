import type { Api } from '@maidan/api-client/core/create-api';
import { ApiError } from '@maidan/api-client/errors/api-error';
import { expect, test } from 'vitest';
import { createDetailsReader } from './changed-details.server.ts';

test('details are read once a second, and a failure leaves them unchanged', async () => {
  let now = 0;
  let calls = 0;
  let reply: () => unknown = () => ({ data: [{ name: 'city', value: 'Mysuru' }] });
  const call = async () => {
    calls += 1;
    return reply();
  };
  const read = createDetailsReader({ call } as unknown as Api, () => now);
  expect(await Promise.all([read(), read()])).toEqual([{ city: 'Mysuru' }, { city: 'Mysuru' }]);
  expect(calls).toBe(1);
  reply = () => {
    throw new TypeError('fetch failed');
  };
  now = 1_000;
  expect(await read()).toEqual({ city: 'Mysuru' });
  reply = () => ({ data: [] });
  now = 2_000;
  expect(await read()).toEqual({});
  expect(calls).toBe(3);
});

test('a server without the call is asked again after a minute', async () => {
  let now = 0;
  let calls = 0;
  const call = async () => {
    calls += 1;
    throw new ApiError({ kind: 'http', endpointId: 'siteDetails', status: 404 });
  };
  const read = createDetailsReader({ call } as unknown as Api, () => now);
  for (now = 0; now < 60_000; now += 5_000) expect(await read()).toEqual({});
  expect(calls).toBe(1);
  await read();
  expect(calls).toBe(2);
});

test('a document does not wait for a slow answer', async () => {
  const never = { call: () => new Promise(() => {}) } as unknown as Api;
  expect(await createDetailsReader(never, () => 0)()).toEqual({});
});
