import type { Locator } from '@playwright/test';
import { expect, test } from '../../support/test.ts';

interface ApiPost {
  id: number;
  name: string;
  slug: string;
  type: string;
  name_status: string;
  credits: string | null;
  credits_url: string | null;
  views: number;
  description: string;
  action_url: string | null;
  action_btn_1: string | null;
  postgallery: { imgurl: string }[];
}

const isPlaying = (video: Locator) => video.evaluate((element: HTMLVideoElement) => !element.paused);

test.describe('a post card on home', () => {
  let posts: ApiPost[];

  test.beforeEach(async ({ request, addresses, page }) => {
    [{ posts }] = (await (await request.get(`${addresses.api}/api/tag_posts/home`)).json()) as [{ posts: ApiPost[] }];
    await page.goto('/');
  });

  const find = (type: string): ApiPost => {
    const post = posts.find((candidate) => candidate.type === type);
    if (!post) throw new Error(`the first page of home has no ${type}`);
    return post;
  };

  test('a tap plays and pauses a video, which loops and counts one view [2.120 2.121 4.49 4.54]', async ({ page }) => {
    const post = find('video');
    const views: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/viewcount/')) views.push(new URL(request.url()).pathname);
    });
    const card = page.getByRole('article', { name: post.name });
    const video = card.locator('video');
    await card.getByRole('button', { name: /^Play / }).click();
    await expect.poll(() => isPlaying(video)).toBe(true);
    expect(await video.evaluate((element: HTMLVideoElement) => element.loop)).toBe(true);
    await expect.poll(() => views).toEqual([`/api/viewcount/${post.id}`]);
    await card.getByRole('button', { name: /^Pause / }).click();
    await expect.poll(() => isPlaying(video)).toBe(false);
    await card.getByRole('button', { name: /^Play / }).click();
    await expect.poll(() => isPlaying(video)).toBe(true);
    expect(views).toHaveLength(1);
  });

  test('a video has a mute toggle [2.122]', { tag: ['@desk-only', '@all'] }, async ({ page }) => {
    const card = page.getByRole('article', { name: find('video').name });
    const video = card.locator('video');
    await card.getByRole('button', { name: /^Play / }).click();
    await expect.poll(() => isPlaying(video)).toBe(true);
    const muted = () => video.evaluate((element: HTMLVideoElement) => element.muted);
    const before = await muted();
    await card.getByRole('button', { name: before ? /unmute|sound on/i : /^mute|sound off/i }).click();
    await expect.poll(muted).toBe(!before);
  });

  test(
    'only one item plays: a video stops the song, another video stops the first [4.47 4.48]',
    { tag: '@desk-only' },
    async ({ page }) => {
      const videos = posts.filter(({ type }) => type === 'video').slice(0, 2);
      expect(videos).toHaveLength(2);
      const audio = page.getByRole('region', { name: 'Audio' }).locator('audio');
      await page.getByRole('region', { name: 'Audio' }).getByRole('button', { name: /^Play/ }).click();
      await expect.poll(() => audio.evaluate((element: HTMLAudioElement) => !element.paused)).toBe(true);
      const [first, second] = videos.map(({ name }) => page.getByRole('article', { name }));
      await first?.getByRole('button', { name: /^Play / }).click();
      await expect.poll(() => audio.evaluate((element: HTMLAudioElement) => element.paused)).toBe(true);
      await second?.getByRole('button', { name: /^Play / }).click();
      await expect
        .poll(() =>
          page.locator('video').evaluateAll((all) => all.filter((v) => !(v as HTMLVideoElement).paused).length),
        )
        .toBe(1);
    },
  );

  test(
    'an embed is a thumbnail until tapped, then a frame without cookies [2.123 4.50]',
    { tag: '@desk-only' },
    async ({ page }) => {
      const card = page.getByRole('article', { name: find('youtube').name });
      await expect(card.locator('iframe')).toHaveCount(0);
      await card.getByRole('button', { name: /^Play / }).click();
      await expect(card.locator('iframe')).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\//);
    },
  );

  test('a gallery shows its pictures [2.124]', { tag: '@all' }, async ({ page }) => {
    const post = find('gallery');
    const card = page.getByRole('article', { name: post.name });
    const sources = await card.locator('img').evaluateAll((all) => all.map((image) => image.getAttribute('src')));
    expect(sources).toEqual(post.postgallery.map(({ imgurl }) => imgurl));
  });

  test('the title shows only when name_status is 1 [2.125]', { tag: ['@desk-only', '@all'] }, async ({ page }) => {
    for (const { name, name_status } of posts) {
      const heading = page.getByRole('article', { name }).getByRole('link', { name, exact: true });
      await expect(heading).toHaveCount(name_status === '1' ? 1 : 0);
    }
  });

  test(
    'a long description is two lines until Read More [2.126 2.127 2.128 4.55 4.56]',
    { tag: ['@desk-only', '@all'] },
    async ({ page }) => {
      // The longest description: one that just fills two lines also has a toggle, but nothing to expand.
      const longest = posts.toSorted((x, y) => y.description.length - x.description.length)[0];
      expect(longest?.description.length).toBeGreaterThan(150);
      const card = page.getByRole('article', { name: longest?.name ?? '', exact: true });
      const text = card.locator('[dir="auto"]').first();
      const folded = (await text.boundingBox())?.height ?? 0;
      await card.getByRole('button', { name: 'Read More' }).click();
      await expect.poll(async () => (await text.boundingBox())?.height ?? 0).toBeGreaterThan(folded);
      await card.getByRole('button', { name: 'Show Less' }).click();
      await expect.poll(async () => (await text.boundingBox())?.height ?? 0).toBe(folded);
    },
  );

  test(
    'a card shows credits, likes, views and comments [2.129 2.130 2.132 2.133]',
    { tag: '@all' },
    async ({ page }) => {
      const post = posts.find(({ credits_url: url, type }) => url !== null && type !== 'ad');
      const card = page.getByRole('article', { name: post?.name ?? '' });
      await expect(card.getByRole('link', { name: post?.credits ?? '' })).toHaveAttribute(
        'href',
        post?.credits_url ?? '',
      );
      await expect(card.getByRole('button', { name: /^Like, / })).toBeVisible();
      await expect(card.getByText(/views$/)).toBeVisible();
      await expect(card.getByRole('link', { name: /^Comments/ })).toHaveAttribute('href', `/post/${post?.slug}`);
    },
  );

  test('an ad shows its action button [2.134]', { tag: ['@desk-only', '@all'] }, async ({ page }) => {
    const post = find('ad');
    const card = page.getByRole('article', { name: post.name });
    await expect(card.getByRole('link', { name: post.action_btn_1 ?? '' })).toHaveAttribute(
      'href',
      post.action_url ?? '',
    );
  });

  test(
    'the share dialog has social icons and the short link to copy [2.87 2.88 2.131]',
    { tag: '@desk-only' },
    async ({ page, addresses }) => {
      // Desktop browsers mostly lack the share function; the dialog is the fallback.
      await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'share', { value: undefined }));
      await page.reload();
      const post = find('video');
      await page.getByRole('article', { name: post.name }).getByRole('button', { name: 'Share' }).click();
      const dialog = page.getByRole('dialog', { name: 'Share' });
      for (const name of ['WhatsApp', 'Facebook', 'X', 'Telegram']) {
        await expect(dialog.getByRole('link', { name, exact: true })).toHaveAttribute('href', /^https:/);
      }
      await expect(dialog.getByRole('textbox')).toHaveValue(`${addresses.feed}/s/${post.id}`);
    },
  );

  test(
    "the device's share function gets the name, the product and the short link [7.76 7.77 7.78]",
    { tag: ['@desk-only', '@all'] },
    async ({ page, addresses }) => {
      const shared: unknown[] = [];
      await page.exposeFunction('noteShare', (content: unknown) => shared.push(content));
      await page.addInitScript(() =>
        Object.defineProperty(Navigator.prototype, 'share', {
          value: (content: unknown) =>
            (globalThis as unknown as { noteShare: (c: unknown) => unknown }).noteShare(content),
        }),
      );
      await page.reload();
      const post = find('video');
      await page.getByRole('article', { name: post.name }).getByRole('button', { name: 'Share' }).click();
      await expect
        .poll(() => shared)
        .toEqual([{ title: post.name, text: 'Maidan', url: `${addresses.feed}/s/${post.id}` }]);
    },
  );
});
