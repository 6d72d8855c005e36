import { afterEach, expect, test, vi } from 'vitest';
import { openEvents } from '../../../testing/stand-ins/event-stream.ts';
import { signIn } from '../../../testing/people/users.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { DAY, MINUTE } from '../../runtime/clock.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('a stream ends with a login that expires while it is open [T-2]', async () => {
  // Fakes only the heartbeat's interval; promises and time-outs stay real.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const api = await createTestApp('SQLite');
  const { token } = await signIn(api);
  const events = await openEvents(api, token);
  expect(await events.next()).toMatchObject({ kind: 'ready' });
  vi.advanceTimersByTime(MINUTE);
  const next = events.next();
  expect(await Promise.race([next, new Promise((resolve) => setTimeout(resolve, 200, 'still open'))])).toBe(
    'still open',
  );
  api.wait(31 * DAY);
  vi.advanceTimersByTime(MINUTE);
  expect(await next).toBeNull();
  await api.close();
});
