import type { Page } from '@playwright/test';
import { importContent } from '../../support/content/content-pack.ts';
import { hostilePack } from '../../support/content/hostile-pack.ts';
import { startConversation } from '../../support/conversations.ts';
import { joinAsOwner } from '../../support/desk.ts';
import { startOwnProduct } from '../../support/start-product.ts';
import { expect, test } from '../../support/test.ts';
import { openSignedIn, signUp } from '../../support/users.ts';
import { deskRoutes, leagueRoutes, ownRoutes, readingRoutes } from '../../support/visited-routes.ts';
import { formOf, SHORT } from '../custom-form/form-page.ts';
import { leagueService, upcomingMatch } from '../league/league-api.ts';

/** Collects a page's requests to hosts that are not ours. */
function watchHosts(page: Page, own: readonly string[]): string[] {
  const hosts = new Set(own.map((address) => new URL(address).host));
  const foreign: string[] = [];
  page.on('request', (call) => {
    const { host, protocol } = new URL(call.url());
    if (protocol.startsWith('http') && !hosts.has(host)) foreign.push(call.url());
  });
  return foreign;
}

async function visit(page: Page, addresses: readonly string[]): Promise<number> {
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('main')).toBeVisible();
    await page.waitForLoadState();
  }
  return addresses.length;
}

const hostilePosts = ['picture', 'clip', 'youtube', 'frame', 'script'].map((name) => `/post/hostile-${name}`);
const hostilePages = [
  ...hostilePosts,
  '/tag/hostile',
  '/category/hostile',
  '/videofeed/tag/hostile',
  '/search?q=hostile',
];
const hostileLeague = [
  '/league/hostile-league',
  '/socialmedia/hostile-league',
  '/form/hostile-form',
  '/embed/form/hostile-form',
];

test('no page of the sites or the desk requests another host, whatever an editor publishes [P-1]', async ({
  page,
  browser,
}) => {
  test.slow();
  const product = await startOwnProduct();
  await importContent(product.dataDir, hostilePack);
  const { feed, league, desk } = product;
  const api = `http://127.0.0.1:${product.ports.api}`;
  const user = await signUp(page.request, api);
  const conversation = await startConversation(page.request, api, user);
  const { fixture } = await upcomingMatch(leagueService(page.request, api), 'bengaluru-gully-cup');
  const form = await formOf(page.request, api, SHORT);
  const own = ownRoutes.map((path) => path.replace('{conversation}', `${conversation}`));
  const reading = [...readingRoutes.map(([path]) => path.replace('{post}', 'hostile-picture')), ...hostilePages];
  const matches = leagueRoutes.map((path) => path.replace('{match}', `${fixture.id}`).replace('{form}', `${form.id}`));
  let visited = 0;

  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 360, height: 740 },
  ]) {
    const context = await browser.newContext({ baseURL: feed, viewport });
    const reader = await context.newPage();
    const foreign = watchHosts(reader, [feed, league]);
    visited += await visit(reader, reading);
    await openSignedIn(reader, user, '/myaccount');
    visited += await visit(reader, own);
    visited += await visit(
      reader,
      [...matches, ...hostileLeague].map((path) => league + path),
    );
    expect(foreign).toEqual([]);
    await context.close();
  }

  const atDesk = watchHosts(page, [desk, feed]);
  await joinAsOwner(page, { desk, api }, 'Kavya', product.dataDir);
  visited += await visit(
    page,
    deskRoutes.map((path) => desk + path),
  );
  expect(atDesk).toEqual([]);
  expect(visited).toBeGreaterThanOrEqual(100);
  await product.stop();
});
