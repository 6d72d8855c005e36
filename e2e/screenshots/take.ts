/**
 * `pnpm screenshots` takes the screenshots of both sites that browsers show before an installation, and the desk's for the
 * README, with the demo content.
 */
import { join } from 'node:path';
import { root } from '@maidan/launcher/product';
import { chromium, type Page } from '@playwright/test';
import { chromiumFlags, findChromium } from '../checks/chromium.ts';
import { joinAsOwner } from '../support/desk.ts';
import { settled, watchRequests } from '../support/settled.ts';
import { startProductWith } from '../support/start-product.ts';

/** The sizes in the manifests, in CSS pixels, which equal the picture's pixels. */
const sizes = [
  { form: 'narrow', width: 412, height: 892 },
  { form: 'wide', width: 1280, height: 800 },
] as const;
const [, wide] = sizes;

/** Small enough that the install prompt loads quickly. */
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
 * Takes the open page as on a second visit, since a first visit on a busy machine lacks the heading font.
 * @param name path below `apps`
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
