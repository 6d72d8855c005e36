import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '@maidan/launcher/product';
import type { Page } from '@playwright/test';

const folder = join(root, 'apps/desk/docs/new-organisation');
const QUALITY = 60;

/** Saves a screenshot of the phone for the desk's README, if requested. */
export async function keepPicture(page: Page, name: string): Promise<void> {
  if (process.env['DESK_PICTURES'] !== '1') return;
  // Never detached: the browser removes the passkeys when the first CDP session ends.
  const client = await page.context().newCDPSession(page);
  const { data } = await client.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${name}.webp`), Buffer.from(data, 'base64'));
}
