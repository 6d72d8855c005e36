import type { APIRequestContext, Page } from '@playwright/test';
import type { Fault } from '../../support/faulty-proxy.ts';
import type { FaultySite } from '../../support/own-site.ts';
import { commented } from '../../support/content/base-posts.ts';
import { postOf } from '../../support/posts.ts';
import { expect, test } from '../../support/test.ts';
import { EVERY_TYPE, formOf } from '../custom-form/form-page.ts';
import { leagueService, upcomingMatch } from '../league/league-api.ts';

/** A kind of page: an existing and a missing address, and the content of each state. */
interface PageKind {
  name: string;
  site: 'feed' | 'league';
  found: string;
  /** A text on the existing page. */
  content: string | RegExp;
  unknown?: string;
  notFound?: readonly string[];
  unavailable: readonly string[];
  /** Whether the page responds with 200 while the API is down. */
  isUsefulWithoutData?: true;
  /** The fault used on client navigation; chosen so that the page retries as little as possible. */
  fault?: Fault;
}

const noSuchPage = ['Nothing here right now', 'This page doesn’t exist.'];
const postNotFound = ['This post is gone', 'It may have been removed.'];
const postUnavailable = ['Nothing here right now', 'We could not load this post. Please try again in a moment.'];
const feedUnavailable = ['Nothing here right now', 'We could not load these posts. Please try again in a moment.'];
const leagueNotFound = ['League not found'];
const leagueUnavailable = ['Nothing Here to Show!', 'We could not load this league. Please try again in a moment.'];

async function pageKinds(request: APIRequestContext, api: string): Promise<PageKind[]> {
  const post = await postOf(request, api, commented.few);
  const { fixture } = await upcomingMatch(leagueService(request, api), 'bengaluru-gully-cup');
  const form = await formOf(request, api, EVERY_TYPE);
  const postPath = `/post/${post.slug}`;
  const league = (name: string, path: string, content: string | RegExp): PageKind => ({
    name,
    site: 'league',
    found: `${path}/city-fives`,
    content,
    unknown: `${path}/nowhere`,
    notFound: leagueNotFound,
    unavailable: leagueUnavailable,
  });
  return [
    { name: 'home', site: 'feed', found: '/', content: 'Load More', unavailable: feedUnavailable },
    {
      name: 'tag',
      site: 'feed',
      found: '/tag/cricket',
      content: 'Load More',
      unknown: '/tag/nothing',
      notFound: noSuchPage,
      unavailable: feedUnavailable,
    },
    {
      name: 'category',
      site: 'feed',
      found: '/category/sport',
      content: 'Load More',
      unknown: '/category/nothing',
      notFound: noSuchPage,
      unavailable: feedUnavailable,
    },
    {
      name: 'categories',
      site: 'feed',
      found: '/category',
      content: 'All categories',
      unavailable: ['Nothing here right now'],
    },
    {
      name: 'explore',
      site: 'feed',
      found: '/search',
      content: 'Tags',
      unavailable: ['Some of this could not be loaded', 'Please try again in a moment.'],
    },
    {
      name: 'post',
      site: 'feed',
      found: postPath,
      content: post.name,
      unknown: '/post/nothing',
      notFound: postNotFound,
      unavailable: postUnavailable,
    },
    {
      name: 'video feed',
      site: 'feed',
      found: '/videofeed/tag/home',
      content: /.+/,
      unknown: '/videofeed/tag/nothing',
      notFound: noSuchPage,
      unavailable: ['Nothing here right now', 'We could not load these videos. Please try again in a moment.'],
    },
    league('league', '/league', 'City Fives'),
    league('fixtures', '/fixture', 'Fixtures'),
    league('table', '/table', 'Table'),
    league('social media', '/socialmedia', 'Social Media'),
    {
      name: 'about',
      site: 'league',
      found: '/about',
      content: 'About',
      unavailable: ['Nothing Here to Show!'],
      isUsefulWithoutData: true,
    },
    {
      name: 'match',
      site: 'league',
      found: `/fixture/bengaluru-gully-cup/${fixture.id}`,
      content: `${fixture.team_1} v ${fixture.team_2}`,
      unknown: '/fixture/bengaluru-gully-cup/987654',
      notFound: ['Match not found', 'It may have been removed.'],
      unavailable: ['The match could not be loaded.'],
    },
    {
      name: 'registration',
      site: 'league',
      found: '/event/bengaluru-gully-cup',
      content: 'Bengaluru Gully Cup',
      unknown: '/event/nothing',
      notFound: ['Registration not found', 'It may have closed, or the link is wrong.'],
      unavailable: ['The registration could not be loaded.'],
    },
    {
      name: 'form',
      site: 'league',
      found: `/form/${form.id}`,
      content: form.title,
      unknown: '/form/999999',
      notFound: ['Form Not Found', 'Sorry, the form you’re looking for doesn’t exist or has been moved.'],
      unavailable: ['The form could not be loaded.'],
      // Any reply would lead to /404.
      fault: 'dropped',
    },
  ];
}

async function expectTexts(page: Page, texts: readonly (string | RegExp)[], name: string) {
  const main = page.getByRole('main');
  for (const text of texts) {
    await expect.soft(main.getByText(text).filter({ visible: true }).first(), name).toBeVisible();
  }
}

test.describe('in a document, without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every kind of page responds with 200 if it exists and 404 if it does not', async ({
    page,
    request,
    addresses,
  }) => {
    test.slow();
    for (const { name, site, found, content, unknown, notFound = [] } of await pageKinds(request, addresses.api)) {
      const answer = await page.goto(addresses[site] + found);
      expect.soft([name, answer?.status()]).toEqual([name, 200]);
      await expectTexts(page, [content], name);
      if (unknown === undefined) continue;
      const refused = await page.goto(addresses[site] + unknown);
      expect.soft([name, refused?.status(), refused?.headers()['retry-after']]).toEqual([name, 404, undefined]);
      await expectTexts(page, notFound, name);
    }
  });

  test('without the API, every kind of page that needs data responds with 503 and a Retry-After', async ({
    page,
    request,
    addresses,
    feedWithoutApi,
    leagueWithoutApi,
  }) => {
    test.slow();
    const own = { feed: feedWithoutApi, league: leagueWithoutApi };
    for (const { name, site, found, unavailable, isUsefulWithoutData } of await pageKinds(request, addresses.api)) {
      const answer = await page.goto(own[site].origin + found);
      const expected = isUsefulWithoutData ? [name, 200, undefined] : [name, 503, '5'];
      expect.soft([name, answer?.status(), answer?.headers()['retry-after']]).toEqual(expected);
      await expectTexts(page, unavailable, name);
      await expect.soft(page.getByRole('main').getByText(/^Loading/), name).toBeHidden();
    }
  });

  test('a short link redirects, or says that its page is missing or that the API cannot be reached', async ({
    page,
    request,
    addresses,
    feedWithoutApi,
    leagueWithoutApi,
  }) => {
    const post = await postOf(request, addresses.api, commented.few);
    const own = { feed: feedWithoutApi, league: leagueWithoutApi };
    await page.goto(`${addresses.feed}/s/${post.id}`);
    await expect(page).toHaveURL(`${addresses.feed}/post/${post.slug}`);
    for (const path of ['/s/987654', '/p/nothing']) {
      expect.soft((await page.goto(addresses.feed + path))?.status()).toBe(404);
      await expectTexts(page, ['This post is gone', 'It may have been removed, or the link is incomplete.'], path);
      const answer = await page.goto(own.feed.origin + path);
      expect.soft([path, answer?.status(), answer?.headers()['retry-after']]).toEqual([path, 503, '5']);
      await expectTexts(page, postUnavailable, path);
      await expect.soft(page.getByText('This post is gone')).toHaveCount(0);
    }
    expect.soft((await page.goto(`${addresses.league}/match/987654`))?.status()).toBe(404);
    await expectTexts(page, ['Match not found'], 'match');
    expect.soft((await page.goto(`${own.league.origin}/match/1`))?.status()).toBe(503);
    await expectTexts(page, ['The match could not be loaded.'], 'match');
  });
});

test.describe('on client navigation', () => {
  let sites: Record<'feed' | 'league', FaultySite>;
  test.beforeEach(({ faultyFeed, faultyLeague }) => {
    sites = { feed: faultyFeed, league: faultyLeague };
  });

  /** Follows a link to an address, from a page that needs no data, with an empty cache. */
  async function follow(page: Page, { site, path, fault }: { site: 'feed' | 'league'; path: string; fault?: Fault }) {
    sites[site].recover();
    await page.goto(`${sites[site].origin}/login`);
    if (fault !== undefined) sites[site].fail('', fault);
    await page.evaluate((to) => {
      const { __reactRouterDataRouter: router } = window as unknown as {
        __reactRouterDataRouter: { navigate: (path: string) => Promise<void> };
      };
      return router.navigate(to);
    }, path);
    await expect(page).toHaveURL(sites[site].origin + path);
  }

  test(
    'every kind of page shows its content, or that it is not found or unavailable',
    { tag: '@all' },
    async ({ page, request, addresses }) => {
      test.slow();
      const kinds = await pageKinds(request, addresses.api);
      // First, before the browser's cache has any reply.
      for (const { name, site, found, unavailable, fault = 'page' } of kinds) {
        await follow(page, { site, path: found, fault });
        await expectTexts(page, unavailable, name);
      }
      for (const { name, site, found, content, unknown, notFound = [] } of kinds) {
        await follow(page, { site, path: found });
        await expectTexts(page, [content], name);
        if (unknown === undefined) continue;
        await follow(page, { site, path: unknown });
        await expectTexts(page, notFound, name);
      }
    },
  );

  test(
    'an unavailable page has its title, and appears once the API responds again',
    { tag: '@all' },
    async ({ page, request, addresses }) => {
      const post = await postOf(request, addresses.api, commented.few);
      await follow(page, { site: 'feed', path: '/tag/cricket', fault: 'page' });
      await expectTexts(page, feedUnavailable, 'tag');
      sites.feed.recover();
      await page.getByRole('main').getByRole('link', { name: 'Try again' }).click();
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect(page).toHaveTitle(/Cricket · Maidan$/);
      await follow(page, { site: 'feed', path: `/post/${post.slug}` });
      await expect(page).toHaveTitle(`${post.name} · Maidan`);
      await follow(page, { site: 'league', path: '/table/city-fives' });
      await expect(page).toHaveTitle('YSL City Fives · Table');
    },
  );
});
