import { expect } from '../../support/test.ts';
import { deskContent } from '../../support/content/desk-content.ts';
import { seedPost } from '../../support/content/seeds.ts';
import { signUp } from '../../support/users.ts';
import { age, setOffline, storedPaths, test, untilScriptsStored, untilStored } from './cut-site.ts';

const heading = 'h1, h2, article';

test('the feed is readable offline at every step, and shows its age', async ({ page, feed }) => {
  for (const path of ['/', '/tag/cricket', '/category/sport', '/post/night-in-basavanagudi', '/about']) {
    feed.isCut = false;
    await page.goto(feed.origin + path);
    await untilStored(page);
    const text = await page.getByRole('main').locator(heading).first().innerText();
    await expect(age(page)).toBeHidden();
    feed.isCut = true;
    await page.reload();
    await expect(page.getByRole('main').locator(heading).first()).toHaveText(text, { useInnerText: true });
    await expect(age(page)).toBeVisible();
  }
});

test('fixtures, a match and the table are readable offline at every step', async ({ page, league }) => {
  await page.goto(`${league.origin}/fixture/bengaluru-gully-cup`);
  const match = await page.locator('a[href^="/fixture/bengaluru-gully-cup/"]').first().getAttribute('href');
  for (const path of ['/', '/fixture/bengaluru-gully-cup', match ?? '', '/table/bengaluru-gully-cup']) {
    league.isCut = false;
    await page.goto(league.origin + path);
    await untilStored(page);
    const text = await page.getByRole('main').innerText();
    league.isCut = true;
    await page.reload();
    await expect(age(page)).toBeVisible();
    for (const words of text
      .split(/[\n\t]/)
      .filter((part) => /\w{3}/.test(part))
      .slice(0, 8)) {
      await expect(page.getByRole('main')).toContainText(words);
    }
  }
});

test(
  'a post that was opened from the feed opens offline at its own address',
  { tag: '@all' },
  async ({ page, feed }) => {
    await page.goto(feed.origin);
    await untilStored(page, '/offline');
    const link = page.locator('article a[href^="/post/"]').first();
    const path = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL(feed.origin + path);
    await untilStored(page, path);
    feed.isCut = true;
    await page.goto(feed.origin + path);
    await expect(page.locator('article').first()).toBeVisible();
    await expect(age(page)).toBeVisible();
  },
);

test('an offline link opens a page stored on the device, or says that there is none', async ({
  page,
  feed,
  context,
}) => {
  await page.goto(`${feed.origin}/settings`);
  await untilStored(page, '/offline');
  // The second visit has time to load the scripts of all pages.
  await page.reload();
  await untilScriptsStored(page);
  await setOffline(context, feed, true);
  await page.getByRole('link', { name: 'About', exact: true }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(`${feed.origin}/about`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`${feed.origin}/tag/hoops`);
  await expect(page).toHaveURL(`${feed.origin}/tag/hoops`);
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await setOffline(context, feed, false);
  await expect(page.getByRole('main').locator('article').first()).toBeVisible();
});

test('while the network responds, a stored copy never flashes up', { tag: '@all' }, async ({ page, feed, context }) => {
  const version = () => page.locator('html').getAttribute('data-version');
  await page.goto(feed.origin);
  await untilStored(page);
  feed.version = '2';
  await page.reload();
  expect(await version()).toBe('2');
  await setOffline(context, feed, true);
  await page.reload();
  expect(await version()).toBe('2');
  await expect(age(page)).toBeVisible();
  await setOffline(context, feed, false);
  await expect(age(page)).toBeHidden();
});

test('a removed page leaves no copy on the device', { tag: '@all' }, async ({ page, feed }) => {
  await page.goto(`${feed.origin}/post/night-in-basavanagudi`);
  await untilStored(page);
  feed.files.set('/post/night-in-basavanagudi', null);
  await page.reload().catch(() => undefined);
  await page.goto(`${feed.origin}/about`);
  expect(await storedPaths(page, 'maidan-documents')).not.toContain('/post/night-in-basavanagudi');
});

test('a withdrawn post is deleted from the device with the next page of the feed @extension', async ({
  page,
  feed,
  addresses: { api },
}) => {
  const { slug, name } = await seedPost();
  await page.goto(`${feed.origin}/post/${slug}`);
  await untilStored(page);
  await page.goto(`${feed.origin}/post/night-in-basavanagudi`);
  await untilStored(page);
  await (await deskContent(api)).withdraw(slug);
  await page.goto(`${feed.origin}/about`);
  await expect.poll(() => storedPaths(page, 'maidan-documents')).not.toContain(`/post/${slug}`);
  expect(await storedPaths(page, 'maidan-documents')).toContain('/post/night-in-basavanagudi');
  feed.isCut = true;
  await page.goto(`${feed.origin}/post/${slug}`);
  await expect(page.getByRole('main')).not.toContainText(name);
});

test(
  'a removed comment is deleted from the device with the next page of the feed @extension',
  { tag: '@all' },
  async ({ page, feed, addresses: { api } }) => {
    const { slug } = await seedPost();
    const user = await signUp(page.request, api);
    const headers = { authorization: `Bearer ${user.token}` };
    const words = `See you there, ${user.phone}`;
    const sent = await page.request.post(`${api}/api/newcomment`, { data: { post_id: slug, comment: words }, headers });
    const { data } = (await sent.json()) as { data: { id: number } };
    await page.goto(`${feed.origin}/post/${slug}`);
    await expect(page.getByText(words)).toBeVisible();
    await untilStored(page);
    await page.goto(`${feed.origin}/about`);
    expect(await storedPaths(page, 'maidan-documents')).toContain(`/post/${slug}`);
    await page.request.post(`${api}/api/comments/delete`, { data: { id: data.id }, headers });
    await page.goto(`${feed.origin}/contact`);
    await expect.poll(() => storedPaths(page, 'maidan-documents')).not.toContain(`/post/${slug}`);
    feed.isCut = true;
    await page.goto(`${feed.origin}/post/${slug}`);
    await expect(page.getByRole('main')).not.toContainText(words);
  },
);
