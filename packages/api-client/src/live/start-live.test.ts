import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startLive } from './start-live.ts';

const session = { token: () => 'token', onUnauthorized: () => undefined };

beforeEach(() => vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false })));
afterEach(() => vi.unstubAllGlobals());

test('a tab refreshes after subscribing to the stream of another, so that no event is lost', async () => {
  let release = () => undefined as void;
  void navigator.locks.request('maidan-live', () => new Promise<void>((then) => (release = then)));
  const onEvent = vi.fn();
  const stop = startLive({ base: 'http://127.0.0.1:9', session: session as never, user: '1', onEvent });
  await vi.waitFor(() => expect(onEvent.mock.calls).toEqual([[{ kind: 'refresh', conversation_id: null }]]), 60_000);
  stop();
  release();
});
