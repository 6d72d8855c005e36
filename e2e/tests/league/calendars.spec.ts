import { expect, test } from '../../support/test.ts';
import { skipLoginInvitation, leagueService } from './league-api.ts';

test.use({ baseURL: async ({ addresses }, use) => use(addresses.league) });
test.beforeEach(({ page }) => skipLoginInvitation(page));

test(
  'the fixtures page links to calendars of the league, the category and each team',
  { tag: '@extension' },
  async ({ page, request, addresses, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: addresses.league });
    const service = leagueService(request, addresses.api);
    const league = await service.leagueOf('namma-hoops');
    const chosen = (await service.categories(league.id)).find(({ selected }) => selected === 1);
    const [[first] = []] = Object.values(await service.table(league.id, chosen?.yslcategory_id ?? 0));
    await page.goto('/fixture/namma-hoops');
    await page.getByText('Calendars').click();
    const links = page.getByRole('listitem').getByRole('link', { name: /^Add to calendar/ });
    await expect(links.filter({ hasText: first?.tablename ?? '' })).toBeVisible();
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(hrefs.length).toBeGreaterThan(5);
    for (const href of hrefs) {
      const { pathname, search } = new URL(href);
      const answer = await request.get(`${addresses.leagueLoopback}${pathname}${search}`);
      expect([href, answer.status(), answer.headers()['content-type']]).toEqual([
        href,
        200,
        'text/calendar; charset=utf-8',
      ]);
      expect(await answer.text()).toMatch(/^BEGIN:VCALENDAR\r\n[^]*END:VCALENDAR\r?\n?$/);
    }
    await links.filter({ hasText: 'Namma Hoops, all matches' }).click();
    await page.getByRole('menuitem', { name: 'Copy link' }).click();
    await expect(page.getByText('Calendar link copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${addresses.league}/api/ysl/calendar/league/namma-hoops.ics`,
    );
  },
);
