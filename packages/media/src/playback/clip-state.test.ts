import { expect, test } from 'vitest';
import { clipState, freshClip, isWaiting, type ClipEvent } from './clip-state.ts';

const after = (...events: (ClipEvent | ClipEvent['type'])[]) =>
  events
    .map((event) => (typeof event === 'string' ? ({ type: event } as ClipEvent) : event))
    .reduce(clipState, freshClip);
const failed = (cause: 'network' | 'source' | 'decode') => ({ type: 'failed', cause }) as const;

test.each([
  ['fresh', after(), { wanted: false, running: false, failure: null }],
  ['requested, still loading', after('requested'), { wanted: true, running: false, begun: false }],
  ['running', after('requested', 'running'), { wanted: true, running: true, begun: true, canPlay: true }],
  ['starved in the middle', after('requested', 'running', 'starved'), { wanted: true, running: false, begun: true }],
  ['paused', after('requested', 'running', 'paused'), { wanted: false, running: false, begun: true, canPlay: true }],
  ['refused by the browser', after('requested', 'refused'), { wanted: false, failure: null }],
  ['left for another slide', after('requested', 'running', 'left'), { wanted: false, begun: false, canPlay: true }],
  ['lost network', after('requested', failed('network')), { wanted: true, retryIn: 1000, failure: null }],
  [
    'second attempt',
    after('requested', failed('network'), 'retried', failed('network')),
    { retryIn: 3000, triesMade: 1 },
  ],
  [
    'missing before the first request',
    after(failed('network')),
    { everWanted: false, retryIn: null, failure: 'network' },
  ],
  ['requested after that', after(failed('network'), 'requested'), { wanted: true, everWanted: true, failure: null }],
  [
    'requested while waiting for the next retry',
    after('requested', failed('network'), 'requested'),
    { wanted: true, retryIn: null },
  ],
  [
    'left while waiting for the next retry',
    after('requested', failed('network'), 'left'),
    { wanted: false, retryIn: null },
  ],
  ['damaged', after('requested', failed('decode')), { wanted: false, retryIn: null, failure: 'decode' }],
  [
    'missing after one more attempt',
    after('requested', failed('source'), 'retried', failed('source')),
    { wanted: false, retryIn: null, failure: 'source' },
  ],
  [
    'requested again after a failure',
    after('requested', failed('decode'), 'requested'),
    { wanted: true, failure: null, triesMade: 0 },
  ],
  [
    'recovered',
    after('requested', failed('network'), 'retried', 'running'),
    { retryIn: null, triesMade: 0, running: true },
  ],
])('%s', (_name, state, expected) => {
  expect(state).toMatchObject(expected);
});

test('gives up on a lost network after three retries', () => {
  let state = after('requested');
  let tries = 0;
  while (state.failure === null && tries < 50) {
    state = clipState(state, failed('network'));
    if (state.retryIn !== null) state = clipState(state, { type: 'retried' });
    tries += 1;
  }
  expect([state.failure, tries]).toEqual(['network', 4]);
});

test.each([
  ['requested', after('requested'), true],
  ['running', after('requested', 'running'), false],
  ['starved', after('requested', 'running', 'starved'), true],
  ['paused', after('requested', 'paused'), false],
  ['between two retries', after('requested', failed('network')), true],
  ['failed', after('requested', failed('decode')), false],
])('%s: waiting %s', (_name, state, waiting) => {
  expect(isWaiting(state)).toBe(waiting);
});
