import { afterEach, describe, expect, test, vi } from 'vitest';
import { answerAsProvider, startConversation } from '../../../testing/conversations.ts';
import { everyEngine } from '../../../testing/databases/engines.ts';
import { openEvents } from '../../../testing/stand-ins/event-stream.ts';
import { seatStaff } from '../../../testing/people/staff.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { signIn } from '../../../testing/people/users.ts';
import { HOUR, MINUTE } from '../../runtime/clock.ts';

afterEach(() => {
  vi.useRealTimers();
});

const open = (api: TestApp, token: string, query = '') => openEvents(api, token, query, 'desk/live');

describe.each(everyEngine)('live events of the desk on %s', (engine) => {
  test('a message reaches the staff at once; an organiser learns only that there is one', async () => {
    const api = await createTestApp(engine);
    const [owner, organiser] = [
      await seatStaff(api, { roles: ['owner'] }),
      await seatStaff(api, { roles: ['organiser'] }),
    ];
    const [all, bound] = [await open(api, owner.token), await open(api, organiser.token)];
    expect([await all.next(), await bound.next()]).toMatchObject([{ kind: 'ready' }, { kind: 'ready' }]);
    const { token } = await signIn(api);
    const id = await startConversation(api, token);
    const event = await all.next();
    expect(event).toMatchObject({ kind: 'conversation', conversation_id: id });
    expect(await bound.next()).toMatchObject({ kind: 'conversation', conversation_id: null });
    await Promise.all([all.close(), bound.close()]);
    const late = await open(api, owner.token, `?after=${event?.id}`);
    expect(await late.next()).toMatchObject({ kind: 'ready', id: event?.id });
    await late.close();
    await answerAsProvider(api, id, { type: 'text', message: 'Yes' });
    const again = await open(api, owner.token, '?after=0');
    expect([await again.next(), await again.next()]).toMatchObject([{ kind: 'ready' }, { kind: 'refresh' }]);
    await again.close();
    expect((await open(api, token)).status).toBe(401);
    await api.close();
  });
});

test('a stream ends with a session that expires while it is open', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const api = await createTestApp('SQLite');
  const { token } = await seatStaff(api, { roles: ['owner'] });
  const events = await open(api, token);
  expect(await events.next()).toMatchObject({ kind: 'ready' });
  api.wait(12 * HOUR);
  vi.advanceTimersByTime(MINUTE);
  expect(await events.next()).toBeNull();
  await api.close();
});
