import { startOwnProduct } from '../../support/start-product.ts';
import { expect, test } from '../../support/test.ts';
import { clipsOfHome, playing, slide } from './clips.ts';

test('pictures, clips and captions are loaded from a CDN host', { tag: '@extension' }, async ({ page }) => {
  test.slow();
  // Another host name of the same server is another site for a browser.
  const product = await startOwnProduct(({ api }) => ({ MEDIA_BASE: `http://cdn.localhost:${api}/api/media` }));
  try {
    await page.goto(product.feed);
    const shown = page
      .locator('main img')
      .evaluateAll((all) =>
        (all as HTMLImageElement[]).flatMap((image) =>
          image.naturalWidth > 0 ? [new URL(image.currentSrc).hostname] : [],
        ),
      );
    expect(new Set(await shown)).toEqual(new Set(['cdn.localhost']));

    const clips = await clipsOfHome(page, `http://127.0.0.1:${product.ports.api}`);
    const at = clips.findIndex(({ captions }) => captions !== null);
    const clip = clips[at];
    expect(clip?.captions).toContain('http://cdn.localhost:');
    // Opened with a click, so that the browser allows sound.
    await page.getByRole('link', { name: 'Video', exact: true }).click();
    for (let press = 0; press < at; press += 1) await page.keyboard.press('j');
    await expect.poll(() => playing(page)).toEqual([new URL(clip?.media ?? '').pathname]);
    const loopback = (clip?.captions ?? '').replace('cdn.localhost', '127.0.0.1');
    const line = /-->.*\n(.+)/.exec(await (await page.request.get(loopback)).text())?.[1] ?? '';
    await page.keyboard.press('c');
    await expect(slide(page, clip).getByText(line.trim())).toBeVisible();
  } finally {
    await product.stop();
  }
});
