import { brokenWords } from '../../support/broken-words.ts';
import { expect, test } from '../../support/test.ts';
import { skipLoginInvitation, leagueService } from './league-api.ts';

test.use({ baseURL: async ({ addresses }, use) => use(addresses.league) });
test.beforeEach(({ page }) => skipLoginInvitation(page));

test(
  'without an id, the fixtures of the latest league appear [2.25 2.225 2.233]',
  { tag: ['@desk-only', '@all'] },
  async ({ page, request, addresses }) => {
    const { name } = await leagueService(request, addresses.api).latest();
    await page.goto('/fixture');
    await expect(page.getByRole('heading', { level: 1, name: 'Fixtures' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(name);
    await expect(page).toHaveTitle(new RegExp(`^YSL ${name}`));
  },
);

test(
  'the dropdown has every category, and the one with selected=1 is chosen [2.234 2.235]',
  { tag: ['@desk-only', '@all'] },
  async ({ page, request, addresses }) => {
    const service = leagueService(request, addresses.api);
    const league = await service.leagueOf('city-fives');
    const categories = await service.categories(league.id);
    const selected = categories.find((category) => category.selected === 1);
    await page.goto('/fixture/city-fives');
    const dropdown = page.getByRole('combobox', { name: 'Category' });
    await expect(dropdown.getByRole('option')).toHaveText(categories.map((category) => category.name));
    await expect(dropdown).toHaveValue(String(selected?.yslcategory_id));
    expect(categories[0]?.selected, 'else this test could not tell it from the first').toBe(0);
  },
);

test(
  'every fixture of the reply appears under the heading of its group [2.237 2.238 2.239 2.240 2.241 2.242]',
  { tag: '@phone' },
  async ({ page, request, addresses }) => {
    const service = leagueService(request, addresses.api);
    const league = await service.leagueOf('bengaluru-gully-cup');
    const category = (await service.categories(league.id)).find(({ selected }) => selected === 1);
    const groups = await service.fixtures(league.id, category?.yslcategory_id ?? 0);
    await page.goto('/fixture/bengaluru-gully-cup');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(Object.keys(groups));
    // Results of earlier weeks are collapsed.
    const weeks = page.getByRole('main').getByText(/^\d+ results?$/);
    for (const week of await weeks.all()) await week.click();
    let upcoming = 0;
    for (const [group, fixtures] of Object.entries(groups)) {
      const rows = page.getByRole('region', { name: group }).getByRole('listitem');
      await expect(rows).toHaveCount(fixtures.length);
      for (const [index, fixture] of fixtures.entries()) {
        const row = rows.nth(index);
        const score = fixture.result_1 === null ? 'Upcoming' : `${fixture.result_1} - ${fixture.result_2}`;
        if (fixture.result_1 === null) upcoming += 1;
        const day = Number(fixture.date.slice(8));
        const month = new Date(`${fixture.date}T00:00:00Z`).toLocaleString('en', { month: 'short', timeZone: 'UTC' });
        for (const words of [fixture.type ?? '', fixture.team_1, fixture.team_2, score, fixture.time ?? '']) {
          await expect(row).toContainText(words);
        }
        await expect(row.getByRole('time')).toContainText(`${day} ${month} ${fixture.date.slice(0, 4)}`);
      }
    }
    expect(upcoming).toBeGreaterThan(0);
  },
);

test(
  'no word in a team name breaks on the narrowest phone [2.238]',
  { tag: '@all' },
  async ({ page, request, addresses }) => {
    const service = leagueService(request, addresses.api);
    const { id } = await service.leagueOf('bengaluru-gully-cup');
    const open = (await service.categories(id)).find(({ name }) => name === 'Open');
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/fixture/bengaluru-gully-cup?category=${open?.yslcategory_id}`);
    const rows = page.getByRole('main').getByRole('listitem');
    for (const week of await page
      .getByRole('main')
      .getByText(/^\d+ results?$/)
      .all())
      await week.click();
    await expect(rows.filter({ hasText: 'Yeshwanthpur Yorkers' }).first()).toBeVisible();
    expect(await brokenWords(rows.locator('> div > span'))).toEqual([]);
  },
);

test(
  'at twice the text size, no team, match or league name breaks inside a word [2.238 2.211]',
  { tag: ['@desk-only', '@all'] },
  async ({ page }) => {
    const twice = () => page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
    for (const width of [360, 820]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto('/fixture/bengaluru-gully-cup');
      await twice();
      const rows = page.getByRole('main').getByRole('listitem');
      await expect(rows.filter({ hasText: 'Koramangala Kings' }).first()).toBeVisible();
      expect(await brokenWords(rows.locator('> div > span')), `rows at ${width}`).toEqual([]);
      const strip = page.getByRole('navigation', { name: 'Leagues' }).getByRole('link');
      expect(await brokenWords(strip.locator('span')), `strip at ${width}`).toEqual([]);
      const edges = await strip.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON()));
      for (const [at, { right }] of edges.entries()) expect(right).toBeLessThanOrEqual(edges[at + 1]?.left ?? Infinity);
      await page.goto('/league/bengaluru-gully-cup');
      await twice();
      expect(await brokenWords(page.getByRole('heading', { level: 1 })), `home at ${width}`).toEqual([]);
    }
  },
);

test(
  'another category shows its fixtures without a page load, has its own URL, and survives a reload',
  { tag: '@desk-only' },
  async ({ page, request, addresses }) => {
    const service = leagueService(request, addresses.api);
    const league = await service.leagueOf('city-fives');
    const other = (await service.categories(league.id)).find(({ selected }) => selected === 0);
    const [[, [first] = []] = []] = Object.entries(await service.fixtures(league.id, other?.yslcategory_id ?? 0));
    await page.goto('/fixture/city-fives');
    const documents: string[] = [];
    page.on('request', (sent) => {
      if (sent.resourceType() === 'document') documents.push(sent.url());
    });
    const dropdown = page.getByRole('combobox', { name: 'Category' });
    await dropdown.selectOption(other?.name ?? '');
    await expect(
      page
        .getByRole('listitem')
        .filter({ hasText: first?.team_1 ?? '' })
        .first(),
    ).toBeVisible();
    await expect(page).toHaveURL(`/fixture/city-fives?category=${other?.yslcategory_id}`);
    expect(documents).toEqual([]);
    await page.reload();
    await expect(dropdown).toHaveValue(String(other?.yslcategory_id));
    await expect(
      page
        .getByRole('listitem')
        .filter({ hasText: first?.team_1 ?? '' })
        .first(),
    ).toBeVisible();
  },
);

test(
  'one team’s matches have their own address and calendar, and this device remembers the team',
  { tag: '@desk-only' },
  async ({ page, request, addresses }) => {
    const service = leagueService(request, addresses.api);
    const { id } = await service.leagueOf('city-fives');
    const category = (await service.categories(id)).find(({ selected }) => selected === 1);
    const all = Object.values(await service.fixtures(id, category?.yslcategory_id ?? 0)).flat();
    const team = all[0]?.team_1 ?? '';
    const theirs = all.filter(({ team_1: one, team_2: two }) => one === team || two === team);
    await page.goto('/fixture/city-fives');
    await page.getByRole('combobox', { name: 'Team' }).selectOption(team);
    await expect(page).toHaveURL((url) => url.searchParams.get('team') === team);
    const groups = page.getByRole('region').filter({ has: page.getByRole('heading', { level: 2 }) });
    for (const week of await groups.getByText(/^\d+ results?$/).all()) await week.click();
    await expect(groups.getByRole('listitem')).toHaveCount(theirs.length);
    await expect(groups.getByRole('listitem').filter({ hasText: team })).toHaveCount(theirs.length);
    await page.getByRole('button', { name: 'My team' }).click();

    await page.goto('/fixture/city-fives');
    await expect(page.getByRole('combobox', { name: 'Team' })).toHaveValue('');
    await page.getByRole('link', { name: /^My team/ }).click();
    await expect(page.getByRole('combobox', { name: 'Team' })).toHaveValue(team);
    await expect(page.getByRole('button', { name: 'My team' })).toHaveAttribute('aria-pressed', 'true');
  },
);

test(
  "an empty league shows 'No Categories' and a message that names it [2.236 2.244]",
  { tag: ['@desk-only', '@all'] },
  async ({ page }) => {
    await page.goto('/fixture/monsoon-trials');
    await expect(page.getByRole('combobox', { name: 'Category' })).toHaveText('No Categories');
    await expect(page.getByText('We have no results for Monsoon Trials to show at the moment.')).toBeVisible();
  },
);

test(
  'the page announces that the fixtures are loading [2.243]',
  { tag: ['@desk-only', '@all'] },
  async ({ page, faultyLeague }) => {
    await page.goto(`${faultyLeague.origin}/league/namma-hoops`);
    const answer = faultyLeague.hold('/league_fixtures');
    await page.getByRole('navigation', { name: 'League pages' }).getByRole('link', { name: 'Fixtures' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Loading the fixtures' })).toHaveCount(1);
    answer();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(page.getByText('Loading the fixtures')).toHaveCount(0);
  },
);

test(
  'a failing service shows the same message, and a retry works [2.244]',
  { tag: ['@desk-only', '@all'] },
  async ({ page, faultyLeague }) => {
    await page.goto(`${faultyLeague.origin}/league/namma-hoops`);
    faultyLeague.fail('/league_fixtures', 'failing');
    await page.getByRole('navigation', { name: 'League pages' }).getByRole('link', { name: 'Fixtures' }).click();
    await expect(page.getByText('We have no results for Namma Hoops to show at the moment.')).toBeVisible();
    faultyLeague.recover('/league_fixtures');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  },
);

for (const page404 of ['/fixture/nowhere', '/fixture/%ZZ']) {
  test(
    `${page404}: an unknown league shows a message and returns 404`,
    { tag: ['@desk-only', '@all'] },
    async ({ page }) => {
      expect((await page.goto(page404))?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: 'League not found' })).toBeVisible();
    },
  );
}

test('a category of another league is ignored', { tag: ['@desk-only', '@all'] }, async ({ page }) => {
  expect((await page.goto('/fixture/city-fives?category=987654'))?.status()).toBe(200);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('fixtures are readable, and another category can be selected', { tag: '@desk-only' }, async ({ page }) => {
    await page.goto('/fixture/city-fives');
    await expect(page.getByText('Upcoming').first()).toBeVisible();
    await page.getByRole('combobox', { name: 'Category' }).selectOption('Women');
    await page.getByRole('button', { name: 'Show' }).first().click();
    await expect(page).toHaveURL(/\/fixture\/city-fives\?category=\d+$/);
    await expect(page.getByRole('listitem').filter({ hasText: 'Cubbon Park Crossers' }).first()).toBeVisible();
    await page.getByRole('combobox', { name: 'Team' }).selectOption('Cubbon Park Crossers');
    await page.getByRole('button', { name: 'Show' }).last().click();
    await expect(page).toHaveURL(/\?category=\d+&team=Cubbon\+Park\+Crossers$/);
    await expect(page.getByRole('combobox', { name: 'Team' })).toHaveValue('Cubbon Park Crossers');
  });
});
