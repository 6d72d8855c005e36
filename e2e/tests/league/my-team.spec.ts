import { CountedSteps } from '../../support/counted-steps.ts';
import { layoutShifts } from '../../support/loading.ts';
import { expect, test } from '../../support/test.ts';
import { leagueService, skipLoginInvitation, upcomingMatch } from './league-api.ts';

test.use({ baseURL: async ({ addresses }, use) => use(addresses.league) });
test.beforeEach(({ page }) => skipLoginInvitation(page));

const slug = 'bengaluru-gully-cup';

test(
  "my team's next match is two taps from the calendar on the league's home, and four and a dropdown from nothing",
  { tag: '@extension' },
  async ({ page, request, addresses }) => {
    const { fixture, category } = await upcomingMatch(leagueService(request, addresses.api), slug);
    const team = fixture.team_1;
    const steps = new CountedSteps();
    await page.goto(`/league/${slug}`);
    await expect(page.getByRole('region', { name: 'My team' })).toHaveCount(0);
    await steps.tap(page.getByRole('navigation', { name: 'League pages' }).getByRole('link', { name: 'Fixtures' }));
    await steps.choose(page.getByRole('combobox', { name: 'Team' }), team);
    await steps.tap(page.getByRole('button', { name: 'My team' }));
    const calendar = page
      .getByRole('main')
      .getByRole('link', { name: /^Add to calendar/ })
      .filter({ hasText: team });
    await expect(calendar).toHaveAttribute('href', /\.ics\?team=/);
    const address = (await calendar.getAttribute('href')) ?? '';
    // A third tap would open the menu of calendars, and a fourth one there would leave the browser.
    expect(steps).toMatchObject({ taps: 2, fields: 1 });

    await page.goto(`/league/${slug}`);
    const mine = page.getByRole('region', { name: 'My team' });
    await expect(mine.getByRole('heading', { name: team })).toBeVisible();
    await expect(mine.getByRole('listitem')).toContainText(fixture.team_2);
    await expect(mine.getByRole('timer')).toHaveText(/^Starts in (?:\d+ d )?\d+ (?:h|min)/);
    await expect(mine.getByRole('link', { name: /^Add to calendar/ })).toHaveAttribute('href', address);
    expect(await page.evaluate(layoutShifts)).toEqual([]);
    await mine.getByRole('link', { name: /^All matches/ }).click();
    await expect(page).toHaveURL((url) => url.searchParams.get('team') === team);
    expect(new URL(page.url()).searchParams.get('category')).toBe(String(category.yslcategory_id));

    await page.getByRole('button', { name: 'My team' }).click();
    await page.goto(`/league/${slug}`);
    await expect(mine).toHaveCount(0);
  },
);
