import type { Browser } from '@playwright/test';
import { median, show, slowest } from '../figures.ts';
import { nextIsReady, probeOf, settle, move, takePhone } from './phone.ts';

const SWIPES = 20;

/** The preset of Chromium's developer tools, in bytes per second and milliseconds. */
export const slow4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };

const networks = { 'local network': null, 'slow 4G': slow4G };

/** Measures the time from the end of a swipe to the first frame of the next clip, with time to prefetch it. */
export async function frames(browser: Browser, feed: string): Promise<void> {
  for (const [name, conditions] of Object.entries(networks)) {
    for (const slower of [1, 4]) {
      const phone = await takePhone(browser);
      if (conditions !== null) {
        await phone.devtools.send('Network.enable');
        await phone.devtools.send('Network.emulateNetworkConditions', conditions);
      }
      await phone.page.goto(feed);
      await settle(phone.page);
      await phone.devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
      for (let count = 0; count < SWIPES; count += 1) {
        await nextIsReady(phone.page);
        await move(phone, 'next');
        await settle(phone.page);
      }
      const { firstFrames } = await probeOf(phone.page);
      await phone.close();
      const figure = `median ${median(firstFrames).toFixed(0)} ms, one in twenty over ${slowest(firstFrames).toFixed(0)} ms`;
      const wish = conditions === null && slower === 1 ? 'median at most 100 ms' : undefined;
      show(`Swipe to first frame, ${name}, ${slower}x slower (${firstFrames.length} swipes)`, figure, wish);
    }
  }
}
