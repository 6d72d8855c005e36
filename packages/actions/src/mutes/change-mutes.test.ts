import type { Mute } from '@maidan/contract/feed/mutes';
import { areaOn, createPlatformStorage } from '@maidan/browser/testing/platform-storage';
import { openCalls, turns } from '@maidan/api-client/testing/test-calls';
import { expect, test } from 'vitest';
import { changeMutesOf } from './change-mutes.ts';
import { createMutes } from './muted.ts';
import { testPage } from '../testing/test-page.ts';

const post: Mute = { kind: 'post', id: '12', label: 'Turf at night' };
const person: Mute = { kind: 'person', id: 'key', label: 'Ravi' };
const PATH = '/api/auth/mutes';

function setUp() {
  const { api, call } = openCalls();
  const { runner } = testPage({ api });
  const mutes = createMutes(areaOn(createPlatformStorage()));
  const action = changeMutesOf(mutes);
  const send = (muted: boolean) => runner.dispatch(action, { entries: [post], muted });
  return { call, send, shown: () => mutes.get().entries };
}

test('hides at once, and takes the full list from the reply', async () => {
  const { call, send, shown } = setUp();
  const outcome = send(true);
  expect(shown()).toEqual([post]);
  const sent = await call(PATH);
  expect(sent.body).toEqual({ entries: [post], muted: true });
  sent.answer({ data: [person, post] });
  expect((await outcome).status).toBe('done');
  expect(shown()).toEqual([person, post]);
});

test('the second of two fast taps is sent after the first, and wins', async () => {
  const { call, send, shown } = setUp();
  void send(true);
  const first = await call(PATH);
  void send(false);
  expect(shown()).toEqual([]);
  first.answer({ data: [post] });
  const second = await call(PATH, 1);
  expect(second.body).toEqual({ entries: [post], muted: false });
  second.answer({ data: [] });
  await turns();
  expect(shown()).toEqual([]);
});

test('shows an item again if the server refuses', async () => {
  const { call, send, shown } = setUp();
  const outcome = send(true);
  (await call(PATH)).answer({ message: 'You can hide 1000 posts and people.' }, 422);
  expect((await outcome).status).toBe('failed');
  expect(shown()).toEqual([]);
});

test('without support on the server, the list stays on the device', async () => {
  const { call, send, shown } = setUp();
  const outcome = send(true);
  (await call(PATH)).answer({ message: 'Not found' }, 404);
  expect((await outcome).status).toBe('done');
  expect(shown()).toEqual([post]);
});
