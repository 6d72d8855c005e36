import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';

/** A thumb on the glass of a phone, in Chromium. */
export interface Thumb {
  devtools: CDPSession;
  /** One flick over the middle of the screen, in about a tenth of a second. */
  swipe: (towards: 'next' | 'previous') => Promise<void>;
}

export async function thumbOn(page: Page): Promise<Thumb> {
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 150, y }] });
  const swipe = async (towards: 'next' | 'previous') => {
    const [from, to] = towards === 'next' ? ([420, 120] as const) : ([120, 420] as const);
    await touch('touchStart', from);
    for (let step = 1; step <= 6; step += 1) {
      await touch('touchMove', from + ((to - from) * step) / 6);
      await wait(12);
    }
    await touch('touchEnd');
  };
  return { devtools, swipe };
}
