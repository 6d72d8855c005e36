import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { watchLoop } from './watch-loop.ts';

test('a blocked event loop shows at once and for a while, and is then forgotten [R-7]', async () => {
  const loop = watchLoop(600, 20);
  await wait(50);
  const until = performance.now() + 300;
  while (performance.now() < until);
  expect(loop.lag()).toBeGreaterThan(250);
  await wait(100);
  expect(loop.lag()).toBeGreaterThan(250);
  await expect.poll(() => loop.lag(), { timeout: 60_000 }).toBeLessThan(200);
  loop.stop();
});
