import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { solveTask } from './solve-task.ts';

test.each([1, 7, 8, 9, 12])('a task of %i bits is solved as the server checks it [O-5]', async (bits) => {
  const proof = await solveTask(`${bits}.1795176300000.some-hash`);
  expect(proof).toMatch(new RegExp(`^${bits}\\.1795176300000\\.some-hash\\.\\d+$`));
  const hash = createHash('sha256')
    .update(proof ?? '')
    .digest();
  const asBits = [...hash].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  expect(asBits.slice(0, bits)).toBe('0'.repeat(bits));
});

test.each(['', 'no task', '40.too-hard', '-1.x'])('%j is not a task', async (task) => {
  expect(await solveTask(task)).toBeNull();
});
