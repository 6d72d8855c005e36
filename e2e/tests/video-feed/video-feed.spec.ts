import type { Locator } from '@playwright/test';
import { openAs, signUp } from '../../support/users.ts';
import { expect, test } from '../../support/test.ts';
import { clipsOfHome, FEED, playing, slide } from './clips.ts';

test.describe('the video feed', () => {
  test(
    'the first clip plays inline, looped, with a poster [2.30 2.138 to 2.141 4.52]',
    { tag: '@phone' },
    async ({ page, addresses }) => {
      const [first] = await clipsOfHome(page, addresses.api);
      await page.goto(FEED);
      await expect.poll(() => playing(page)).toEqual([first?.media]);
      const video = page.locator('video').first();
      await expect(video).toHaveAttribute('poster', /.+/);
      await expect(video).toHaveAttribute('playsinline', '');
      expect(await video.evaluate((element: HTMLVideoElement) => element.loop)).toBe(true);
    },
  );

  test(
    'the stage is 60 px lower than the viewport and at most 660 px wide [2.137 9.8 9.9]',
    { tag: '@all' },
    async ({ page }) => {
      await page.goto(FEED);
      const box = await page.getByRole('region', { name: /^Videos of/ }).boundingBox();
      const view = page.viewportSize();
      expect(box?.height).toBe((view?.height ?? 0) - 60);
      expect(box?.width).toBeLessThanOrEqual(660);
    },
  );

  test('arrow keys and wheel change the slide; one clip plays, and few slides are in the document [1.22 2.136 4.51 9.5 9.6 9.7]', async ({
    page,
    addresses,
    isMobile,
  }) => {
    const posts = await clipsOfHome(page, addresses.api);
    await page.goto(FEED);
    await expect.poll(() => playing(page)).toEqual([posts[0]?.media]);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => playing(page)).toEqual([posts[1]?.media]);
    await page.keyboard.press('j');
    await expect.poll(() => playing(page)).toEqual([posts[2]?.media]);
    await page.keyboard.press('k');
    await expect.poll(() => playing(page)).toEqual([posts[1]?.media]);
    expect(await page.locator('.swiper-slide').count()).toBeLessThanOrEqual(5);
    expect(await page.locator('video').count()).toBeLessThanOrEqual(3);
    // A phone has no wheel.
    if (isMobile) return;
    const active = page.getByRole('region', { name: /^Videos of/ });
    // The wheel does nothing while the slides are moving.
    await expect(slide(page, posts[1])).toBeInViewport({ ratio: 1 });
    await active.hover();
    await page.mouse.wheel(0, 400);
    await expect.poll(() => playing(page)).toEqual([posts[2]?.media]);
  });

  test('space pauses and resumes [2.142]', { tag: ['@desk-only', '@all'] }, async ({ page }) => {
    await page.goto(FEED);
    await expect.poll(async () => (await playing(page)).length).toBe(1);
    await page.keyboard.press(' ');
    await expect.poll(() => playing(page)).toEqual([]);
    await page.keyboard.press(' ');
    await expect.poll(async () => (await playing(page)).length).toBe(1);
  });

  test('sidebar, header and footer surround the slider [2.135]', { tag: '@all' }, async ({ page, isMobile }) => {
    await page.goto(FEED);
    const boxOf = async (part: Locator) => {
      await expect(part).toBeVisible();
      return (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    };
    const stage = await boxOf(page.getByRole('region', { name: /^Videos of/ }));
    const header = await boxOf(page.getByRole('banner'));
    await expect(page.getByRole('banner').getByRole('link', { name: 'Maidan, home' })).toBeVisible();
    if (isMobile) {
      // On a phone the bottom bar replaces both sidebar and footer.
      const bar = await boxOf(page.getByRole('navigation', { name: 'Quick links' }));
      expect(stage.y + stage.height).toBeLessThanOrEqual(bar.y + 1);
      // On a phone the header overlaps the top of the full-bleed stage.
      expect(header.y).toBeLessThanOrEqual(stage.y);
      return;
    }
    expect(header.y + header.height).toBeLessThanOrEqual(stage.y);
    const side = await boxOf(page.getByRole('navigation', { name: 'Main' }));
    expect(side.x + side.width).toBeLessThanOrEqual(stage.x);
    const footer = page.getByRole('contentinfo');
    expect((await boxOf(footer)).x).toBeGreaterThanOrEqual(stage.x + stage.width);
    await expect(footer).toContainText('© 2025 Maidan');
    for (const href of ['/about', '/privacy', '/terms']) {
      await expect(footer.locator(`a[href="${href}"]`)).toBeVisible();
    }
  });

  test(
    "a page that fails is logged, and a 'Load More' slide at the end fetches it [2.161 8.9]",
    { tag: '@desk-only' },
    async ({ page, addresses, faultyFeed }) => {
      const clips = await clipsOfHome(page, addresses.api);
      const [next] = await clipsOfHome(page, addresses.api, 2);
      await page.goto(faultyFeed.origin + FEED);
      await expect.poll(() => playing(page)).toEqual([clips[0]?.media]);
      const logged = page.waitForEvent('console', (line) => line.text().startsWith('Failed to load videos'));
      faultyFeed.fail('videoposts', 'failing');
      for (const clip of clips) {
        await expect(slide(page, clip)).toHaveAttribute('aria-current', 'true');
        await page.keyboard.press('j');
      }
      const more = page.getByRole('button', { name: 'Load More' });
      await expect(more).toBeInViewport();
      await logged;
      await expect(page.getByRole('dialog')).toHaveCount(0);
      faultyFeed.recover();
      await more.click();
      await expect(slide(page, next)).toHaveAttribute('aria-current', 'true');
    },
  );

  test(
    'a slide shows text, views, Like, Comments and Share [2.144 to 2.146 2.152 to 2.155]',
    { tag: '@all' },
    async ({ page, addresses }) => {
      const [first] = await clipsOfHome(page, addresses.api);
      await page.goto(FEED);
      await expect(page.getByRole('heading', { level: 2, name: first?.name ?? '' })).toBeVisible();
      await expect(page.getByRole('button', { name: /^Like, / }).first()).toBeVisible();
      await expect(page.locator(`a[href="/post/${first?.slug}"]`).first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Share' }).first()).toBeVisible();
    },
  );

  test(
    'the next page is requested two slides before the end, without interrupting the clip [4.45 9.3 9.4]',
    { tag: '@desk-only' },
    async ({ page, addresses }) => {
      const first = await clipsOfHome(page, addresses.api);
      const requested: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/tag_videoposts/'))
          requested.push(new URL(request.url()).searchParams.get('page') ?? '');
      });
      await page.goto(FEED);
      await expect.poll(() => playing(page)).toEqual([first[0]?.media]);
      for (let index = 1; index <= 2; index += 1) {
        await page.keyboard.press('ArrowDown');
        await expect.poll(() => playing(page)).toEqual([first[index]?.media]);
      }
      expect(requested).toEqual([]);
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => requested).toEqual(['2']);
      await expect.poll(() => playing(page)).toEqual([first[3]?.media]);
      const [next] = await clipsOfHome(page, addresses.api, 2);
      for (let press = 4; press <= 6; press += 1) await page.keyboard.press('ArrowDown');
      await expect(slide(page, next)).toHaveAttribute('aria-current', 'true');
      if (next?.type === 'video') await expect.poll(() => playing(page)).toEqual([next.media]);
    },
  );

  test(
    'a short feed ends with a link to explore [4.46 2.158 2.159 2.160]',
    { tag: '@desk-only' },
    async ({ page, addresses }) => {
      const tags = (await (await page.request.get(`${addresses.api}/api/tag/all`)).json()) as { slug: string }[];
      let short: { slug: string; count: number } | undefined;
      for (const { slug } of tags) {
        const answer = await page.request.get(`${addresses.api}/api/tag_videoposts/${slug}`);
        const count = ((await answer.json()) as [{ posts: unknown[] }])[0].posts.length;
        if (count > 0 && count < 6) short = { slug, count };
      }
      await page.goto(`/videofeed/tag/${short?.slug}`);
      await expect.poll(async () => (await playing(page)).length).toBe(1);
      const end = page.getByRole('link', { name: 'Click here to explore more' });
      for (let press = 0; press <= (short?.count ?? 0) && !(await end.isVisible()); press += 1) {
        await page.keyboard.press('ArrowDown');
        await expect(page.getByRole('region', { name: /^Videos of/ })).toBeVisible();
      }
      await expect(page.getByRole('heading', { name: 'End of Feed' })).toBeVisible();
      await expect(end).toHaveAttribute('href', '/search');
    },
  );

  test('an empty feed goes straight to End of Feed', { tag: ['@desk-only', '@all'] }, async ({ page }) => {
    await page.goto('/videofeed/tag/kabaddi');
    await expect(page.getByRole('heading', { name: 'End of Feed' })).toBeVisible();
  });

  test('an unknown type or id gets the not-found page', { tag: ['@desk-only', '@all'] }, async ({ page }) => {
    for (const path of ['/videofeed/person/home', '/videofeed/tag/no-such']) {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('img', { name: /not found/i })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    }
  });

  test('an earlier like is shown [2.153]', { tag: ['@desk-only', '@all'] }, async ({ page, request, addresses }) => {
    const user = await signUp(request, addresses.api);
    const [first, , third] = await clipsOfHome(page, addresses.api);
    const headers = { authorization: `Bearer ${user.token}` };
    const answer = await request.post(`${addresses.api}/api/islike`, {
      headers,
      data: { post_id: third?.id, type: 'thumbsup' },
    });
    expect(answer.status()).toBe(200);
    await openAs(page, user, FEED);
    await expect.poll(async () => (await playing(page)).length).toBe(1);
    const liked = (name: string) =>
      page.getByRole('article', { name }).getByRole('button', { name: /^Like, /, pressed: true });
    await expect(liked(first?.name ?? '')).toHaveCount(0);
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await expect.poll(() => playing(page)).toEqual([third?.media]);
    await expect(liked(third?.name ?? '')).toBeVisible();
  });
});
