import type { Page } from '@playwright/test';
import { startConversation } from '../../support/conversations.ts';
import { joinAsOwner } from '../../support/desk.ts';
import { expect, test } from '../../support/test.ts';
import { openSignedIn, signUp } from '../../support/users.ts';
import { deskRoutes, leagueRoutes, ownRoutes } from '../../support/visited-routes.ts';
import { formOf, SHORT } from '../custom-form/form-page.ts';
import { leagueService, upcomingMatch } from '../league/league-api.ts';

/** Collects what a page requests of hosts that are not ours. */
function watchHosts(page: Page, own: readonly string[]): string[] {
  const hosts = new Set(own.map((address) => new URL(address).host));
  const foreign: string[] = [];
  page.on('request', (call) => {
    const { host, protocol } = new URL(call.url());
    // Pictures of the content are on a host that does not exist.
    if (protocol.startsWith('http') && !hosts.has(host) && !host.endsWith('.example')) foreign.push(call.url());
  });
  return foreign;
}

async function visit(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('main')).toBeVisible();
    await page.waitForLoadState();
  }
}

test('no page of a user, of a league or of the desk requests another host [P-1]', async ({
  page,
  browser,
  addresses,
}) => {
  test.slow();
  const { api, feed, league, desk } = addresses;
  const user = await signUp(page.request, api);
  const conversation = await startConversation(page.request, api, user);
  const { fixture } = await upcomingMatch(leagueService(page.request, api), 'bengaluru-gully-cup');
  const form = await formOf(page.request, api, SHORT);
  const context = await browser.newContext({ baseURL: feed });
  const reading = await context.newPage();
  const foreign = watchHosts(reading, [feed, league]);
  await openSignedIn(reading, user, '/myaccount');
  await visit(
    reading,
    ownRoutes.map((path) => path.replace('{conversation}', `${conversation}`)),
  );
  await visit(
    reading,
    leagueRoutes.map((path) => league + path.replace('{match}', `${fixture.id}`).replace('{form}', `${form.id}`)),
  );
  expect(foreign).toEqual([]);
  await context.close();

  const atDesk = watchHosts(page, [desk, feed]);
  await joinAsOwner(page, addresses, 'Kavya');
  await visit(
    page,
    deskRoutes.map((path) => desk + path),
  );
  expect(atDesk).toEqual([]);
});
