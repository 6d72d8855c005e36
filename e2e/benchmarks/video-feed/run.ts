import { chromium } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../checks/chromium.ts';
import { startProductWith } from '../../support/start-product.ts';
import { frames } from './frames.ts';
import { hundredSwipes } from './hundred-swipes.ts';
import { firstFrameSpared } from './first-frame.ts';
import { tenSlides, tenSlidesSpared } from './traffic.ts';

/**
 * `pnpm bench:video-feed` measures the cost of the video feed on a phone, in a real Chromium against the built product with
 * its demo pack. It prints figures and never fails because of them: machines differ. Nothing else should run meanwhile.
 */
const product = await startProductWith({ DEMO_CONTENT: '1' }, {});
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: [...chromiumFlags, '--autoplay-policy=no-user-gesture-required', '--enable-precise-memory-info'],
});
const feed = `${product.feed}/videofeed/tag/home`;
try {
  await frames(browser, feed);
  await hundredSwipes(browser, feed);
  await tenSlides(browser, feed);
  await tenSlidesSpared(browser, feed);
  await firstFrameSpared(browser);
} finally {
  await browser.close();
  await product.stop();
}
