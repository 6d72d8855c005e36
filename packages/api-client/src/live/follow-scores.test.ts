import { fullBoard } from '@maidan/contract/samples/match-day';
import { expect, test, vi } from 'vitest';
import { createApi } from '../core/create-api.ts';
import { startTestServer } from '../testing/test-server.ts';
import { followScores } from './follow-scores.ts';

test('a repeated or older line never moves a page back', async () => {
  const versions = [
    [3, 2],
    [1, 3, 4],
  ];
  let streams = 0;
  await using server = await startTestServer((response) => {
    const lines = versions[streams++] ?? [];
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    for (const version of lines) response.write(`data: ${JSON.stringify({ ...fullBoard, feed: null, version })}\n\n`);
    // The page's next stream opens after this one.
    response.end();
  });
  const left = new AbortController();
  const seen: number[] = [];
  const following = followScores({
    api: createApi({ bases: server.bases, session: { token: () => null, onUnauthorized: () => undefined } }),
    base: server.bases.league,
    league: 3,
    signal: left.signal,
    onLine: ({ version }) => seen.push(version),
    onPolling: () => undefined,
  });
  await vi.waitFor(() => expect(seen).toEqual([3, 4]), 60_000);
  left.abort();
  await following;
});
