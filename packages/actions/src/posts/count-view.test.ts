import { expect, test } from 'vitest';
import { createApi } from '@maidan/api-client/core/create-api';
import { sendJson, startTestServer } from '@maidan/api-client/testing/test-server';
import { countView } from './count-view.ts';

const session = { token: () => null };

test('returns the new number', async () => {
  await using server = await startTestServer((response) => sendJson(response, { views: '1204' }));
  expect(await countView(createApi({ bases: server.bases, session }), 12)).toBe(1204);
  expect(server.received[0]?.url).toBe('/api/viewcount/12');
});

test('an unknown reply still counts as a success', async () => {
  await using server = await startTestServer((response) => response.end('counted'));
  expect(await countView(createApi({ bases: server.bases, session }), 12)).toBeNull();
});

test('returns null after a failure', async () => {
  await using server = await startTestServer((response) => response.writeHead(500).end());
  expect(await countView(createApi({ bases: server.bases, session }), 12)).toBeNull();
});
