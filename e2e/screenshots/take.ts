/**
 * `pnpm screenshots`: takes the pictures of both sites that browsers show before they install one, and the desk's for the
 * README, with the demo content.
 */
import { join } from 'node:path';
import { root } from '@maidan/launcher/product';
import { chromium, type Page } from '@playwright/test';
import { chromiumFlags, findChromium } from '../checks/chromium.ts';
import { joinAsOwner } from '../support/desk.ts';
import { settled, watchRequests } from '../support/settled.ts';
import { startProductWith } from '../support/start-product.ts';

/** As the manifests say; in CSS pixels, which are those of the picture. */
const sizes = [
  { form: 'narrow', width: 412, height: 892 },
  { form: 'wide', width: 1280, height: 800 },
] as const;
const [, wide] = sizes;

/** Small enough that an offer to install does not keep anyone waiting. */
const QUALITY = 70;

const product = await startProductWith({ DEMO_CONTENT: '1' }, {});
const executablePath = findChromium();
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: chromiumFlags });

async function openPage({ width, height }: { width: number; height: number }): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height }, serviceWorkers: 'block', reducedMotion: 'reduce' });
  watchRequests(page);
  return page;
}

/**
 * Takes the open page as a second visit shows it: a first one on a busy machine goes without the heading font.
 * @param name below `apps`
 */
async function take(page: Page, name: string): Promise<void> {
  await settled(page);
  await page.reload();
  await settled(page);
  await page.screenshot({ path: join(root, 'apps', name), type: 'jpeg', quality: QUALITY });
  await page.close();
}

try {
  for (const [folder, origin] of [
    ['feed', product.feed],
    ['ysl', product.league],
  ] as const) {
    for (const { form, width, height } of sizes) {
      const page = await openPage({ width, height });
      await page.goto(origin);
      await take(page, `${folder}/public/screenshot-${form}.jpg`);
    }
  }
  const page = await openPage(wide);
  await joinAsOwner(
    page,
    { desk: product.desk, api: `http://127.0.0.1:${product.ports.api}` },
    'Asha',
    product.dataDir,
  );
  await page.goto(`${product.desk}/posts`);
  await take(page, 'desk/docs/posts.jpg');
} finally {
  await browser.close();
  await product.stop();
}
