import type { Browser, Page } from '@playwright/test';
import { devices } from '@playwright/test';
import { touchInputOn, type TouchInput } from '../../support/touch-input.ts';
import { installProbe, type Probe } from './probe.ts';

export interface Phone extends TouchInput {
  page: Page;
  close: () => Promise<void>;
}

/** A mid-range phone with an empty cache. */
export async function takePhone(browser: Browser): Promise<Phone> {
  const context = await browser.newContext({ ...devices['Pixel 7'], viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await page.addInitScript(installProbe);
  return { ...(await touchInputOn(page)), page, close: () => context.close() };
}

export const probeOf = (page: Page): Promise<Probe> =>
  page.evaluate(() => (window as unknown as { probe: Probe }).probe);

/** Waits until one clip plays, and until the feed can be swiped. */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const running = [...document.querySelectorAll('video')].filter((video) => !video.paused && video.readyState > 2);
    return running.length === 1 && document.querySelector('.swiper-initialized') !== null;
  });
}

/** Waits until the clip after the active one has its first frame, for at most two seconds, since there may be none. */
export async function nextIsReady(page: Page): Promise<void> {
  const ready = page.waitForFunction(
    () => {
      const next = document.querySelector('article[aria-current]')?.nextElementSibling?.querySelector('video');
      return next === undefined || next === null || next.readyState >= 2;
    },
    undefined,
    { timeout: 2000 },
  );
  await ready.catch(() => undefined);
}

/** Swipes, and resolves when another slide is active. */
export async function move({ page, swipe }: Phone, towards: 'next' | 'previous'): Promise<void> {
  const before = await page.locator('article[aria-current]').getAttribute('data-swiper-slide-index');
  await swipe(towards);
  await page.waitForFunction(
    (index) => document.querySelector('article[aria-current]')?.getAttribute('data-swiper-slide-index') !== index,
    before,
  );
}
