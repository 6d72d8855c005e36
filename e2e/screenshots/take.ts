/** `pnpm screenshots`: takes the pictures of both sites that browsers show before they install one, with the demo content. */
import { join } from 'node:path';
import { root } from '@maidan/launcher/product';
import { chromium } from '@playwright/test';
import { chromiumFlags, findChromium } from '../checks/chromium.ts';
import { settled, watchRequests } from '../support/settled.ts';
import { startProductWith } from '../support/start-product.ts';

/** As the manifests say; in CSS pixels, which are those of the picture. */
const sizes = [
  { form: 'narrow', width: 412, height: 892 },
  { form: 'wide', width: 1280, height: 800 },
] as const;

/** Small enough that an offer to install does not keep anyone waiting. */
const QUALITY = 70;

const product = await startProductWith({ DEMO_CONTENT: '1' }, {});
const executablePath = findChromium();
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: chromiumFlags });
try {
  for (const [folder, origin] of [
    ['feed', product.feed],
    ['ysl', product.league],
  ] as const) {
    for (const { form, width, height } of sizes) {
      const page = await browser.newPage({
        viewport: { width, height },
        serviceWorkers: 'block',
        reducedMotion: 'reduce',
      });
      watchRequests(page);
      await page.goto(origin);
      await settled(page);
      const path = join(root, `apps/${folder}/public/screenshot-${form}.jpg`);
      await page.screenshot({ path, type: 'jpeg', quality: QUALITY });
      await page.close();
    }
  }
} finally {
  await browser.close();
  await product.stop();
}
