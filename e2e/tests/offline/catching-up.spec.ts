import type { Page } from '@playwright/test';
import { importContent } from '../../support/content/content-pack.ts';
import { seedTagWithTwoPosts } from '../../support/content/seeds.ts';
import { layoutShifts } from '../../support/loading.ts';
import { expect } from '../../support/test.ts';
import { freshPath } from '../../support/own-site.ts';
import { test, untilStored } from './cut-site.ts';

const DAY = 24 * 60 * 60_000;

interface Feed {
  at: number;
  seen: string[];
  left: { at: number; place: string; path: string } | null;
}

const stored = (page: Page, here: string): Promise<Feed | undefined> =>
  page.evaluate((name) => {
    const { feeds = {} } = JSON.parse(localStorage.getItem('seen_posts') ?? '{}') as { feeds?: Record<string, Feed> };
    return feeds[name];
  }, here);

/** Makes the latest visit appear some days ago. */
const goBackInTime = (page: Page, here: string, days: number): Promise<void> =>
  page.evaluate(
    ([name, age]) => {
      const value = JSON.parse(localStorage.getItem('seen_posts') ?? '{}') as { feeds: Record<string, Feed> };
      const feed = value.feeds[name];
      if (!feed) throw new Error('nothing is stored of this feed');
      feed.at -= age;
      if (feed.left) feed.left.at -= age;
      localStorage.setItem('seen_posts', JSON.stringify(value));
    },
    [here, days * DAY] as const,
  );

test('a feed marks where already seen posts begin, shifts nothing, and leads back to where the reader left off', async ({
  page,
  feed,
}) => {
  const { tag, post, other } = await seedTagWithTwoPosts();
  const here = `tag ${tag.slug}`;
  await page.goto(feed.origin + tag.path);
  await untilStored(page);
  await expect.poll(async () => (await stored(page, here))?.seen).toHaveLength(2);
  await expect(page.getByText('You have seen everything since')).toHaveCount(0);
  const last = page.locator('article').last();
  await last.evaluate((article) => article.scrollIntoView({ block: 'start' }));
  const name = (await last.getAttribute('aria-label')) ?? '';
  expect([post.name, other.name]).toContain(name);
  await page.goto(`${feed.origin}/about`);
  await expect.poll(async () => (await stored(page, here))?.left).not.toBeNull();
  await goBackInTime(page, here, 3);
  const { at = 0 } = (await stored(page, here)) ?? {};

  const slug = `later-${tag.slug}`;
  const more = { slug, name: 'Later', media: 'media/own-640x480.png', tags: [tag.slug], published_at: '-1d' };
  await importContent(process.env['E2E_DATA_DIR'] ?? '', { tags: [{ slug: tag.slug, name: tag.name }], posts: [more] });
  await page.goto(feed.origin + freshPath(tag.path));
  // In the reader's time zone, in which it may already be another day.
  const weekday = await page.evaluate((then) => new Date(then).toLocaleDateString('en', { weekday: 'long' }), at);
  const mark = page.getByRole('article', { name: 'Later' }).getByText(`You have seen everything since ${weekday}`);
  await expect(mark).toBeAttached();
  expect(await page.evaluate(layoutShifts)).toEqual([]);

  await page.getByRole('button', { name: 'Go there' }).click();
  await expect(page.locator('article', { has: page.locator(':focus') })).toHaveAttribute('aria-label', name);
  await mark.evaluate((line) => line.scrollIntoView());
  await expect(mark).toBeInViewport();
  await expect.poll(async () => (await stored(page, here))?.seen).toHaveLength(3);
  const start = Date.now();
  await page.goto(feed.origin + freshPath(tag.path));
  await expect(page.locator('article').first()).toBeVisible();
  await expect.poll(async () => (await stored(page, here))?.at).toBeGreaterThanOrEqual(start);
  await expect(page.getByText('You have seen everything since')).toHaveCount(0);
});
