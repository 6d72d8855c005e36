import { expect, test } from 'vitest';
import type { ClipEvent } from './clip-state.ts';
import { clipState, freshClip, isWaiting } from './clip-state.ts';

const after = (...events: (ClipEvent | ClipEvent['type'])[]) =>
  events
    .map((event) => (typeof event === 'string' ? ({ type: event } as ClipEvent) : event))
    .reduce(clipState, freshClip);
const failed = (cause: 'network' | 'source' | 'decode') => ({ type: 'failed', cause }) as const;

test.each([
  ['fresh', after(), { wanted: false, running: false, failure: null }],
  ['asked, still loading', after('asked'), { wanted: true, running: false, begun: false }],
  ['running', after('asked', 'running'), { wanted: true, running: true, begun: true, canPlay: true }],
  ['starved in the middle', after('asked', 'running', 'starved'), { wanted: true, running: false, begun: true }],
  ['paused', after('asked', 'running', 'paused'), { wanted: false, running: false, begun: true, canPlay: true }],
  ['refused by the browser', after('asked', 'refused'), { wanted: false, failure: null }],
  ['left for another slide', after('asked', 'running', 'left'), { wanted: false, begun: false, canPlay: true }],
  ['lost network', after('asked', failed('network')), { wanted: true, retryIn: 1000, failure: null }],
  ['second try', after('asked', failed('network'), 'retried', failed('network')), { retryIn: 3000, triesMade: 1 }],
  ['missing before anybody asked', after(failed('network')), { everWanted: false, retryIn: null, failure: 'network' }],
  ['asked after that', after(failed('network'), 'asked'), { wanted: true, everWanted: true, failure: null }],
  ['asked while waiting for the next try', after('asked', failed('network'), 'asked'), { wanted: true, retryIn: null }],
  ['left while waiting for the next try', after('asked', failed('network'), 'left'), { wanted: false, retryIn: null }],
  ['damaged', after('asked', failed('decode')), { wanted: false, retryIn: null, failure: 'decode' }],
  [
    'missing after one more look',
    after('asked', failed('source'), 'retried', failed('source')),
    { wanted: false, retryIn: null, failure: 'source' },
  ],
  [
    'asked again after a failure',
    after('asked', failed('decode'), 'asked'),
    { wanted: true, failure: null, triesMade: 0 },
  ],
  [
    'recovered',
    after('asked', failed('network'), 'retried', 'running'),
    { retryIn: null, triesMade: 0, running: true },
  ],
])('%s', (_name, state, expected) => {
  expect(state).toMatchObject(expected);
});

test('a network that never comes back ends after three tries', () => {
  let state = after('asked');
  let tries = 0;
  while (state.failure === null && tries < 50) {
    state = clipState(state, failed('network'));
    if (state.retryIn !== null) state = clipState(state, { type: 'retried' });
    tries += 1;
  }
  expect([state.failure, tries]).toEqual(['network', 4]);
});

test.each([
  ['asked', after('asked'), true],
  ['running', after('asked', 'running'), false],
  ['starved', after('asked', 'running', 'starved'), true],
  ['paused', after('asked', 'paused'), false],
  ['between two tries', after('asked', failed('network')), true],
  ['failed', after('asked', failed('decode')), false],
])('%s: waiting %s', (_name, state, waiting) => {
  expect(isWaiting(state)).toBe(waiting);
});
