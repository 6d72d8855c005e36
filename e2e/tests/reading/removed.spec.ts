import type { APIRequestContext } from '@playwright/test';
import { deskContent } from '../../support/content/desk-content.ts';
import { seedTagWithTwoPosts } from '../../support/content/seeds.ts';
import { expect, test } from '../../support/test.ts';
import { signUp } from '../../support/users.ts';
import { leagueRoutes, readingRoutes } from '../../support/visited-routes.ts';

const JSON_LD = /<script[^>]*application\/ld\+json[^>]*>([\s\S]*?)<\/script>/g;

const read = async (request: APIRequestContext, address: string): Promise<string> =>
  (await request.get(address)).text();

/** The texts of the sitemap and its parts. */
async function sitemaps(request: APIRequestContext, feed: string): Promise<string[]> {
  const index = await read(request, `${feed}/sitemap.xml`);
  const parts = Array.from(index.matchAll(/<loc>([^<]*\/sitemap\/[^<]*)<\/loc>/g), ([, part = '']) => part);
  return ['/sitemap.xml', ...parts.map((part) => new URL(part).pathname)];
}

/** Writes a comment. @returns a function that deletes it */
async function comment(request: APIRequestContext, api: string, slug: string, text: string) {
  const headers = { authorization: `Bearer ${(await signUp(request, api)).token}` };
  const sent = await request.post(`${api}/api/newcomment`, { data: { post_id: slug, comment: text }, headers });
  const { data } = (await sent.json()) as { data: { id: number } };
  return async () => {
    expect((await request.post(`${api}/api/comments/delete`, { data: { id: data.id }, headers })).ok()).toBe(true);
  };
}

test('removed content disappears from the documents of both sites, from data for search engines, and from caches @extension', async ({
  request,
  addresses,
}) => {
  test.slow();
  const { api, feedLoopback: feed, leagueLoopback: league } = addresses;
  const { tag, post, other } = await seedTagWithTwoPosts();
  const words = `Comment about ${other.name}`;
  const deleteComment = await comment(request, api, other.slug, words);
  const number = post.name.split(' ').at(-1) ?? '';
  const found = `/search?q=${number}`;
  const places = [
    ...readingRoutes.map(([path]) => path.replace('{post}', other.slug)),
    tag.path,
    `/videofeed${tag.path}`,
    post.path,
    other.path,
    `/p/${post.slug}`,
    found,
    `${found}&type=posts`,
    ...(await sitemaps(request, feed)),
  ].map((path) => feed + path);
  const everywhere = [...places, ...leagueRoutes.map((path) => league + path.replaceAll(/\{\w+\}/g, '1'))];

  /** The addresses that contain one of these texts, and whether it is in structured data. */
  async function shownIn(...sought: string[]) {
    const shown: string[] = [];
    let isStructured = false;
    for (const address of everywhere) {
      const text = await read(request, address);
      if (sought.some((one) => text.includes(one))) shown.push(address.slice(address.indexOf('/', 8)));
      isStructured ||= Array.from(text.matchAll(JSON_LD), ([, json = '']) => json).some((json) =>
        sought.some((one) => json.includes(one)),
      );
    }
    return { shown, isStructured };
  }

  const before = await shownIn(post.name, `/post/${post.slug}<`);
  expect(before).toEqual({
    shown: expect.arrayContaining([tag.path, post.path, other.path, found, expect.stringMatching(/^\/sitemap/)]),
    isStructured: true,
  });
  expect((await shownIn(words)).shown).toContain(other.path);

  await (await deskContent(api)).withdraw(post.slug);
  await deleteComment();
  const nowhere = { shown: [], isStructured: false };
  await expect.poll(() => shownIn(post.name, `/post/${post.slug}<`), { timeout: 60_000 }).toEqual(nowhere);
  await expect.poll(() => shownIn(words), { timeout: 60_000 }).toEqual(nowhere);
});
