import type { CDPSession, Page } from '@playwright/test';
import { expect } from '../../support/test.ts';
import { inWholeChromium } from '../../support/whole-chromium.ts';
import { test, untilStored } from './cut-site.ts';

test.use(inWholeChromium());

/** The decoded size of a picture of the manifest. */
const sizeOf = (page: Page, url: string) =>
  page.evaluate(async (address) => {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    return [picture.naturalWidth, picture.naturalHeight].join('x');
  }, url);

interface Manifest {
  readonly name: string;
  readonly start_url: string;
  readonly display: string;
  readonly icons: readonly {
    readonly src: string;
    readonly sizes: string;
    readonly type: string;
    readonly purpose?: string;
  }[];
  readonly screenshots: readonly {
    readonly src: string;
    readonly sizes: string;
    readonly type: string;
    readonly form_factor: string;
  }[];
  readonly shortcuts: readonly { readonly url: string }[];
}

/** Chromium's parsed manifest of the open page, with its errors. */
async function readManifest(session: CDPSession): Promise<Manifest> {
  const { errors, data = '' } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  return JSON.parse(data) as Manifest;
}

for (const site of ['feed', 'league'] as const) {
  test(`Chromium finds the ${site} installable, with every icon, screenshot and shortcut`, async ({
    page,
    feed,
    league,
  }) => {
    const { origin } = { feed, league }[site];
    await page.goto(origin);
    await untilStored(page);
    const session = await page.context().newCDPSession(page);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    // Test windows are private, which prevents an installation. That must be the only reason.
    expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
    const manifest = await readManifest(session);
    expect(manifest.display).toBe('standalone');
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
    for (const { src, sizes, type } of [...manifest.icons, ...manifest.screenshots]) {
      const decoded = await sizeOf(page, origin + src);
      if (sizes === 'any') expect(type).toBe('image/svg+xml');
      else expect(decoded, src).toBe(sizes);
    }
    expect(manifest.screenshots.map((one) => one.form_factor).toSorted()).toEqual(['narrow', 'wide']);
    expect(manifest.shortcuts.length).toBeGreaterThan(0);
    for (const url of [manifest.start_url, ...manifest.shortcuts.map((one) => one.url)]) {
      expect((await page.request.get(origin + url)).status(), url).toBe(200);
    }
  });

  test(`Chromium does not find the ${site} installable without its manifest`, async ({ page, feed, league }) => {
    await page.goto({ feed, league }[site].origin);
    await page.locator('link[rel=manifest]').evaluate((link) => link.remove());
    const session = await page.context().newCDPSession(page);
    const missing = async () => {
      const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
      return installabilityErrors.map(({ errorId }) => errorId);
    };
    // The first reply may say that the manifest changed while it was read.
    await expect.poll(missing).toContain('no-manifest');
  });
}
