import { currentToasts, dismissToast } from '@maidan/ui/toast/toast-store';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sayAtOnce } from './toasts.ts';

function dismissAll(): void {
  for (const { id } of currentToasts()) dismissToast(id);
}
// Tests of other files in the same process may have left some.
beforeEach(dismissAll);
afterEach(dismissAll);

test.each([
  ['done', true],
  ['queued', true],
  ['replaced', true],
  ['undone', true],
  ['failed', false],
  ['gated', false],
] as const)('what was said at once stays after the outcome %s: %j', async (status, stays) => {
  const said = sayAtOnce(Promise.resolve({ status }), 'Post hidden', { label: 'Undo', onPress: () => undefined });
  expect(currentToasts()).toMatchObject([{ text: 'Post hidden', action: { label: 'Undo' } }]);
  await said;
  expect(currentToasts()).toHaveLength(stays ? 1 : 0);
});

test('without a call, it stays for its time', async () => {
  await sayAtOnce(undefined, 'Post hidden');
  expect(currentToasts()).toHaveLength(1);
});
