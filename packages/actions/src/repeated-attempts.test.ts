import { createPlatformStorage } from '@maidan/browser/testing/platform-storage';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Action } from './action.ts';
import { sendMessage } from './messages/send-message.ts';
import { startConversation } from './messages/start-conversation.ts';
import { commentOnPost } from './posts/comment-on-post.ts';
import { cancelTeam, registerTeam } from './register-team.ts';
import { recordingApi } from './testing/recording-api.ts';
import { testPage } from './testing/test-page.ts';

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true, locks: navigator.locks });
  vi.stubGlobal('location', { href: 'http://maidan.test/' });
});
afterEach(() => vi.unstubAllGlobals());

/** An online page that gets these answers in turn, and then no more replies. */
function page(answers: (Response | Error)[], site = createPlatformStorage()) {
  const { api, sent } = recordingApi(() => answers.shift() ?? new TypeError('the reply was lost'));
  const { runner } = testPage({ api, site });
  const send = (action: Action, input: unknown) => runner.dispatch(action, input);
  return { send, runner, site, keys: () => sent.map(([, , key]) => key) };
}
const lost = () => new TypeError('the reply was lost');
const taken = () => Response.json({ message: 'success', data: null });
const refused = () => Response.json({ status: 'error', message: 'No.' }, { status: 422 });
const comment = (text: string) => ({ post_id: 1, comment: text });
const team = { form_id: 1, group_id: 2, sport_id: 3 };
const conversation = { name: 'Turf', location: 'Hebbal', message: 'Is it free?' };
const message = { conversation_id: 5, message: 'Yes' };

test.each<[string, Action, unknown]>([
  ['comment', commentOnPost as Action, comment('Queue at 6')],
  ['registration', registerTeam as Action, team],
  ['conversation', startConversation as Action, conversation],
])('a %s whose reply was lost keeps its key when it is sent again [C-3]', async (_, action, input) => {
  const { send, keys } = page([]);
  expect(await send(action, input)).toMatchObject({ status: 'failed' });
  await send(action, input);
  const [first, second] = keys();
  expect(first).toMatch(/^[\da-f]{32}$/);
  expect(second).toBe(first);
});

test('a repeat keeps its key even after a reload [C-3]', async () => {
  const before = page([]);
  await before.send(commentOnPost as Action, comment('Queue at 6'));
  const after = page([], before.site);
  await after.send(commentOnPost as Action, comment('Queue at 6'));
  expect(after.keys()).toEqual(before.keys());
});

test.each([
  ['that was accepted', taken],
  ['that was refused', refused],
])('the same text after a comment %s is a different comment', async (_, answer) => {
  const { send, keys } = page([answer()]);
  await send(commentOnPost as Action, comment('Well played'));
  await send(commentOnPost as Action, comment('Well played'));
  expect(new Set(keys()).size).toBe(2);
});

test('a different text is a different comment', async () => {
  const { send, keys } = page([]);
  await send(commentOnPost as Action, comment('Queue at 6'));
  await send(commentOnPost as Action, comment('Queue at 7'));
  expect(new Set(keys()).size).toBe(2);
});

test('registering again after leaving a team is a new action, even if the first reply was lost', async () => {
  const { send, keys } = page([lost(), Response.json({ status: 'success' }), lost()]);
  await send(registerTeam as Action, team);
  await send(cancelTeam as Action, team);
  await send(registerTeam as Action, team);
  const [first, third] = keys().filter((key) => key !== null);
  expect(third).toMatch(/^[\da-f]{32}$/);
  expect(third).not.toBe(first);
});

test('the same message twice is two messages', async () => {
  vi.stubGlobal('navigator', { onLine: false, locks: navigator.locks });
  const { send, runner } = page([]);
  await send(sendMessage as Action, message);
  await send(sendMessage as Action, message);
  expect(new Set(runner.unsent().map(({ key }) => key)).size).toBe(2);
});
