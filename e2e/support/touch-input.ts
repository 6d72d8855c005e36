import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';

/** Touch input on a phone, in Chromium. */
export interface TouchInput {
  devtools: CDPSession;
  /** One flick of about a tenth of a second, over the middle of the screen or from a given point, in CSS pixels. */
  swipe: (towards: 'next' | 'previous', from?: { x: number; y: number }) => Promise<void>;
  /** Two taps a tenth of a second apart by their timestamps, however long the machine takes to deliver them. */
  doubleTap: (at: { x: number; y: number }) => Promise<void>;
}

/** Seconds between the events of a double tap. */
const TAP = 0.04;

export async function touchInputOn(page: Page): Promise<TouchInput> {
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  const swipe: TouchInput['swipe'] = async (towards, from = { x: 150, y: towards === 'next' ? 420 : 120 }) => {
    const way = towards === 'next' ? -300 : 300;
    await touch('touchStart', from);
    for (let step = 1; step <= 6; step += 1) {
      await touch('touchMove', { x: from.x, y: from.y + (way * step) / 6 });
      await wait(12);
    }
    await touch('touchEnd');
  };
  const doubleTap: TouchInput['doubleTap'] = async (at) => {
    const begin = Date.now() / 1000;
    const events = ['touchStart', 'touchEnd', 'touchStart', 'touchEnd'] as const;
    await Promise.all(
      events.map((type, index) =>
        devtools.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: type === 'touchStart' ? [at] : [],
          timestamp: begin + index * TAP,
        }),
      ),
    );
  };
  return { devtools, swipe, doubleTap };
}
