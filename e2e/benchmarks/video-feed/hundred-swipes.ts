import type { Browser, CDPSession } from '@playwright/test';
import { show } from '../figures.ts';
import { probeOf, settle, move, takePhone } from './phone.ts';

const SWIPES = 100;
/** Swipes forward before as many back; the demo's home feed has a few more clips. */
const TURN = 20;
/** Milliseconds after the end of a swipe within which a task is attributed to it. */
const CAUSED_WITHIN = 1000;

async function heap(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  return (await devtools.send('Runtime.getHeapUsage')).usedSize;
}

/** Measures a hundred swipes on a CPU four times slower. */
export async function hundredSwipes(browser: Browser, feed: string): Promise<void> {
  const phone = await takePhone(browser);
  const { page, devtools } = phone;
  await page.goto(feed);
  await settle(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  let early = 0;
  for (let count = 0; count < SWIPES; count += 1) {
    if (count === 10) early = await heap(devtools);
    await move(phone, Math.floor(count / TURN) % 2 === 0 ? 'next' : 'previous');
    await settle(page);
  }
  const late = await heap(devtools);
  const { most, longTasks, swipes } = await probeOf(page);
  await phone.close();

  const caused = longTasks.filter(
    ({ at, took }) => took > 100 && swipes.some((end) => at + took > end - 200 && at < end + CAUSED_WITHIN),
  );
  const longest = Math.max(0, ...caused.map(({ took }) => took));
  show(`Slides in the document, most (${SWIPES} swipes, 4x slower)`, `${most.slides}`, 'at most 5');
  show('Video elements, most', `${most.videos}`, 'at most 3');
  show('Playing at a time, most', `${most.playing}`, '1');
  show('Heap after 100 swipes to the heap after 10', (late / early).toFixed(3), 'at most 1.15');
  show(
    'Long tasks over 100 ms caused by a swipe',
    `${caused.length}${longest > 0 ? `, longest ${longest.toFixed(0)} ms` : ''}`,
    '0',
  );
}
