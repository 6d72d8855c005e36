import { alsoInAll, expect, test } from '../../support/test.ts';
import { skipLoginInvitation, leagueService } from './league-api.ts';

test.use({ baseURL: async ({ addresses }, use) => use(addresses.league) });
test.beforeEach(({ page }) => skipLoginInvitation(page));

test(
  'without an id, the table of the latest league appears [2.27 2.225 2.245]',
  { tag: ['@desk-only', '@all'] },
  async ({ page, request, addresses }) => {
    const { name } = await leagueService(request, addresses.api).latest();
    await page.goto('/table');
    await expect(page.getByRole('heading', { level: 1, name: 'Table' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(name);
    await expect(page.getByRole('combobox', { name: 'Category' })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^YSL ${name}`));
  },
);

for (const [nth, slug] of ['bengaluru-gully-cup', 'city-fives', 'namma-hoops'].entries()) {
  test(
    `the tables of ${slug} match the reply [2.246 2.247 2.248 2.249]`,
    alsoInAll(nth),
    async ({ page, request, addresses }) => {
      const service = leagueService(request, addresses.api);
      const league = await service.leagueOf(slug);
      for (const { yslcategory_id: id } of await service.categories(league.id)) {
        const tables = await service.table(league.id, id);
        await page.goto(`/table/${slug}?category=${id}`);
        await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(Object.keys(tables));
        for (const [group, rows] of Object.entries(tables)) {
          const table = page.getByRole('table', { name: `${group} standings` });
          await expect(table.getByRole('columnheader')).toHaveText(['#', 'Name', 'M', 'W', 'L', 'NRR', 'Pts']);
          const cells = await table
            .locator('tbody tr')
            .evaluateAll((found) => found.map((row) => [...row.children].map((cell) => cell.textContent)));
          expect(cells).toEqual(
            rows.map((row, index) =>
              [index + 1, row.tablename, row.matches, row.win, row.lost, row.nrr ?? '–', row.points].map(String),
            ),
          );
        }
      }
    },
  );
}

test('a table agrees with the results on the fixtures page', { tag: '@desk-only' }, async ({ request, addresses }) => {
  const service = leagueService(request, addresses.api);
  const league = await service.leagueOf('city-fives');
  for (const { yslcategory_id: id } of await service.categories(league.id)) {
    const [tables, fixtures] = [await service.table(league.id, id), await service.fixtures(league.id, id)];
    for (const [group, rows] of Object.entries(tables)) {
      const played = (fixtures[group] ?? []).filter((fixture) => fixture.result_1 !== null);
      for (const row of rows) {
        const own = played.flatMap((fixture) => {
          if (fixture.team_1 === row.tablename) return [Number(fixture.result_1) - Number(fixture.result_2)];
          return fixture.team_2 === row.tablename ? [Number(fixture.result_2) - Number(fixture.result_1)] : [];
        });
        const won = own.filter((margin) => margin > 0).length;
        const lost = own.filter((margin) => margin < 0).length;
        expect([row.tablename, row.matches, row.win, row.lost, row.points]).toEqual([
          row.tablename,
          own.length,
          won,
          lost,
          3 * won + (own.length - won - lost),
        ]);
      }
    }
  }
});

test('the empty state names the league [2.250]', { tag: ['@desk-only', '@all'] }, async ({ page }) => {
  await page.goto('/table/monsoon-trials');
  await expect(page.getByRole('combobox', { name: 'Category' })).toHaveText('No Categories');
  await expect(page.getByText('We have no results for Monsoon Trials to show at the moment.')).toBeVisible();
});

test(
  'the page announces that the table is loading [2.250]',
  { tag: ['@desk-only', '@all'] },
  async ({ page, faultyLeague }) => {
    await page.goto(`${faultyLeague.origin}/league/namma-hoops`);
    const answer = faultyLeague.hold('/league_table');
    await page.getByRole('navigation', { name: 'League pages' }).getByRole('link', { name: 'Table' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Loading the table' })).toHaveCount(1);
    answer();
    await expect(page.getByRole('table').first()).toBeVisible();
  },
);

test(
  'with twelve teams at 320 px, the page does not scroll sideways, and rank, name and points stay in view',
  { tag: ['@desk-only', '@all'] },
  async ({ page, request, addresses }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const service = leagueService(request, addresses.api);
    const league = await service.leagueOf('bengaluru-gully-cup');
    const open = (await service.categories(league.id)).find(({ name }) => name === 'Open');
    await page.goto(`/table/bengaluru-gully-cup?category=${open?.yslcategory_id}`);
    const table = page.getByRole('table', { name: 'League standings' });
    await expect(table.locator('tbody tr')).toHaveCount(12);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const place = page.getByRole('region', { name: 'League standings' });
    await place.evaluate((element) => element.scrollTo({ left: 500 }));
    const lefts = async () =>
      Promise.all(
        ['#', 'Name', 'NRR', 'Pts'].map(async (name) => {
          const box = await table.getByRole('columnheader', { name, exact: true }).boundingBox();
          return box ? [box.x >= 0, box.x + box.width <= 320] : [];
        }),
      );
    expect(await lefts()).toEqual([
      [true, true],
      [true, true],
      [true, true],
      [true, true],
    ]);
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'a table is readable, and another category can be selected',
    { tag: ['@desk-only', '@all'] },
    async ({ page }) => {
      await page.goto('/table/city-fives');
      await expect(page.getByRole('table').first()).toBeVisible();
      await page.getByRole('combobox', { name: 'Category' }).selectOption('Women');
      await page.getByRole('button', { name: 'Show' }).click();
      await expect(page.getByRole('rowheader', { name: 'Cubbon Park Crossers' })).toBeVisible();
    },
  );
});
