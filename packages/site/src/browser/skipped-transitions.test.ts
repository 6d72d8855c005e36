import { expect, test } from 'vitest';
import { isSkippedTransition } from './skipped-transitions.ts';

test.each([
  [new DOMException('Transition was skipped', 'AbortError'), true],
  [new DOMException('Transition was aborted because of invalid state', 'InvalidStateError'), true],
  [new DOMException('Transition was aborted because of timeout in DOM update', 'TimeoutError'), true],
  [new DOMException('The user aborted a request.', 'AbortError'), false],
  [new Error('Transition was skipped'), false],
  ['Transition was skipped', false],
  [undefined, false],
])('%s: %s', (reason, forgiven) => {
  expect(isSkippedTransition(reason)).toBe(forgiven);
});
