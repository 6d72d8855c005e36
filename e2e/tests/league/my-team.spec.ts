import type { Locator, Page } from '@playwright/test';
import { openAs, signUp } from '../../support/users.ts';
import { expect, test } from '../../support/test.ts';
import { leagueService, skipLoginInvitation, upcomingMatch } from './league-api.ts';

test.use({ baseURL: async ({ addresses }, use) => use(addresses.league) });
test.beforeEach(({ page }) => skipLoginInvitation(page));

const slug = 'bengaluru-gully-cup';

/** Counts what a thumb does. Opening a dropdown and choosing from it are two taps. */
function countTaps() {
  let taps = 0;
  return {
    tap: async (target: Locator) => {
      taps += 1;
      await target.click();
    },
    choose: async (dropdown: Locator, value: string) => {
      taps += 2;
      await dropdown.selectOption(value);
    },
    count: () => taps,
  };
}

/** How much of the window has moved since the page began to load. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );

test(
  "my team's next match is one tap from the calendar on the league's home, and five from nothing",
  { tag: '@extension' },
  async ({ page, request, addresses }) => {
    const { fixture, category } = await upcomingMatch(leagueService(request, addresses.api), slug);
    const team = fixture.team_1;
    const { tap, choose, count } = countTaps();
    await page.goto(`/league/${slug}`);
    await expect(page.getByRole('region', { name: 'My team' })).toHaveCount(0);
    await tap(page.getByRole('navigation', { name: 'League pages' }).getByRole('link', { name: 'Fixtures' }));
    await choose(page.getByRole('combobox', { name: 'Team' }), team);
    await tap(page.getByRole('button', { name: 'My team' }));
    const calendar = page
      .getByRole('main')
      .getByRole('link', { name: /^Add to calendar/ })
      .filter({ hasText: team });
    await expect(calendar).toHaveAttribute('href', /^webcal:.*\?team=/);
    const address = (await calendar.getAttribute('href')) ?? '';
    expect(count() + 1).toBe(5);

    await page.goto(`/league/${slug}`);
    const mine = page.getByRole('region', { name: 'My team' });
    await expect(mine.getByRole('heading', { name: team })).toBeVisible();
    await expect(mine.getByRole('listitem')).toContainText(fixture.team_2);
    await expect(mine.getByRole('timer')).toHaveText(/^Starts in (?:\d+ d )?\d+ (?:h|min)/);
    await expect(mine.getByRole('link', { name: /^Add to calendar/ })).toHaveAttribute('href', address);
    expect(await layoutShift(page)).toBeCloseTo(0, 2);
    await mine.getByRole('link', { name: /^All matches/ }).click();
    await expect(page).toHaveURL((url) => url.searchParams.get('team') === team);
    expect(new URL(page.url()).searchParams.get('category')).toBe(String(category.yslcategory_id));

    await page.getByRole('button', { name: 'My team' }).click();
    await page.goto(`/league/${slug}`);
    await expect(mine).toHaveCount(0);
  },
);

test(
  "who is signed in registers with two taps from the league's home",
  { tag: '@extension' },
  async ({ page, addresses }) => {
    await openAs(page, await signUp(page.request, addresses.api), `/league/${slug}`);
    const { tap, count } = countTaps();
    await tap(page.getByRole('main').getByRole('link', { name: 'Pick your team' }));
    await tap(page.getByRole('button', { name: 'Peenya Pacers', exact: true }));
    await expect(page.getByRole('dialog', { name: 'Registration Successful' })).toBeVisible();
    expect(count()).toBe(2);
  },
);
