import { seedClip, seedTopic } from '../../support/content/seeds.ts';
import { expect, test } from '../../support/test.ts';
import { clipsOfHome, FEED, playing, slide } from './clips.ts';

test('Back returns to the same slide', { tag: '@desk-only' }, async ({ page, addresses }) => {
  const posts = await clipsOfHome(page, addresses.api);
  await page.goto(FEED);
  await expect.poll(() => playing(page)).toEqual([posts[0]?.media]);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => playing(page)).toEqual([posts[1]?.media]);
  await page.locator(`a[href="/post/${posts[1]?.slug}"]`).first().click();
  await expect(page.getByRole('heading', { name: 'Comments' })).toBeVisible();
  await page.goBack();
  await expect.poll(() => playing(page)).toEqual([posts[1]?.media]);
});

test(
  'a reload returns to the same slide, also on a later page; a new visit starts at the first',
  { tag: '@desk-only' },
  async ({ page, addresses }) => {
    const clips = [...(await clipsOfHome(page, addresses.api)), ...(await clipsOfHome(page, addresses.api, 2))];
    await page.goto(FEED);
    for (const [index, clip] of clips.slice(0, 9).entries()) {
      await expect(slide(page, clip)).toHaveAttribute('aria-current', 'true');
      if (index === 2 || index === 8) {
        await page.reload();
        await expect(slide(page, clip)).toHaveAttribute('aria-current', 'true');
        await expect.poll(() => playing(page)).toEqual([clip.media]);
      }
      await page.keyboard.press('j');
    }
    await page.goto('/about');
    await page.goto(FEED);
    await expect(slide(page, clips[0])).toHaveAttribute('aria-current', 'true');
  },
);

test(
  'a reload returns to the same clip after a newer one was published',
  { tag: '@desk-only' },
  async ({ page, addresses }) => {
    const tag = await seedTopic('tag');
    const path = `/videofeed${tag.path}`;
    const first = await seedClip(tag, 901);
    const second = await seedClip(tag, 902);
    await seedClip(tag, 903);
    const shown = ({ name }: { name: string }) =>
      expect(page.getByRole('article', { name })).toHaveAttribute('aria-current', 'true');
    await page.goto(path);
    await shown(first);
    await page.keyboard.press('j');
    await shown(second);
    const newest = await seedClip(tag, 900);
    // The site serves its cached document for a few seconds.
    await expect
      .poll(async () => (await page.request.get(addresses.feedLoopback + path)).text())
      .toContain(newest.name);
    await page.reload();
    await shown(second);
    await page.keyboard.press('k');
    await shown(first);
    await page.keyboard.press('k');
    await shown(newest);
  },
);
