import { expectAccessible } from '../../support/accessible.ts';
import { expect, test } from '../../support/test.ts';
import { skipLoginInvitation, leagueService, upcomingMatch, type ApiFixture } from './league-api.ts';

test.use({ baseURL: async ({ addresses }, use) => use(addresses.league) });
test.beforeEach(({ page }) => skipLoginInvitation(page));

const slug = 'bengaluru-gully-cup';

test(
  'a fixture links to its match, which shows teams, ground and countdown, and links back',
  { tag: '@extension' },
  async ({ page, request, addresses }) => {
    const { fixture, category } = await upcomingMatch(leagueService(request, addresses.api), slug);
    await page.goto(`/fixture/${slug}?category=${category.yslcategory_id}`);
    const name = `${fixture.team_1} v ${fixture.team_2}`;
    await page
      .getByRole('listitem')
      .filter({ has: page.getByRole('time').filter({ hasText: fixture.time ?? '' }) })
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .first()
      .click();
    await expect(page).toHaveURL(`/fixture/${slug}/${fixture.id}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page).toHaveTitle(`YSL Bengaluru Gully Cup · ${name}`);
    await expect(page.getByRole('timer')).toHaveText(/^Starts in (?:\d+ d )?\d+ (?:h|min)/);
    await expect(page.getByRole('main')).toContainText(fixture.ground ?? '');
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
    await expect(crumbs).toHaveText(['Bengaluru Gully Cup', 'Fixtures', 'Match']);
    // Once in the heading, and once above the score.
    expect((await page.getByRole('main').innerText()).split(fixture.team_1)).toHaveLength(3);
    const nav = page.getByRole('navigation', { name: 'League pages' });
    await expect(nav.getByRole('link', { name: 'Fixtures' })).toHaveAttribute('aria-current', 'page');
    await expect(nav.getByRole('link', { name: 'Table' })).toHaveAttribute('href', `/table/${slug}`);
    await page.getByRole('link', { name: 'All fixtures' }).click();
    await expect(page).toHaveURL(`/fixture/${slug}?category=${category.yslcategory_id}`);
  },
);

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'America/New_York' });

  test(
    'a match shows Indian time and local time',
    { tag: ['@extension', '@desk-only', '@all'] },
    async ({ page, request, addresses }) => {
      const { fixture } = await upcomingMatch(leagueService(request, addresses.api), slug);
      await page.goto(`/fixture/${slug}/${fixture.id}`);
      const main = page.getByRole('main');
      await expect(main).toContainText(`${fixture.time} IST`);
      const there = new Intl.DateTimeFormat('en-US', {
        hour: 'numeric',
        minute: '2-digit',
        timeZone: 'America/New_York',
      });
      const clock = there.format(new Date(fixture.starts_at ?? '')).replace(/\s/, ' ');
      await expect(main).toContainText(new RegExp(`Your local time: .*${clock}`));
    },
  );
});

test(
  'the document of a match has a SportsEvent and its canonical URL',
  { tag: ['@extension', '@desk-only'] },
  async ({ request, addresses }) => {
    const { fixture } = await upcomingMatch(leagueService(request, addresses.api), slug);
    const html = await (await request.get(`${addresses.leagueLoopback}/fixture/${slug}/${fixture.id}`)).text();
    const data = /<script type="application\/ld\+json">([^<]+)<\/script>/.exec(html)?.[1] ?? '{}';
    expect(JSON.parse(data)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'SportsEvent',
      name: `${fixture.team_1} v ${fixture.team_2}`,
      startDate: fixture.starts_at,
      url: `${addresses.league}/fixture/${slug}/${fixture.id}`,
    });
    expect(html).toContain(`<link rel="canonical" href="${addresses.league}/fixture/${slug}/${fixture.id}"`);
  },
);

test(
  'a short URL, or one of another league, redirects to the match; an unknown match returns 404',
  { tag: ['@extension', '@desk-only'] },
  async ({ page, request, addresses }) => {
    const { fixture } = await upcomingMatch(leagueService(request, addresses.api), slug);
    for (const path of [`/match/${fixture.id}`, `/fixture/city-fives/${fixture.id}`]) {
      await page.goto(path);
      await expect(page).toHaveURL(`/fixture/${slug}/${fixture.id}`);
    }
    for (const path of ['/match/987654', `/fixture/${slug}/987654`]) {
      expect((await page.goto(path))?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: 'Match not found' })).toBeVisible();
    }
  },
);

test(
  'moved and cancelled matches are marked in the list, on their page and in the calendar',
  { tag: ['@extension', '@desk-only'] },
  async ({ page, request, addresses }) => {
    const service = leagueService(request, addresses.api);
    const league = await service.leagueOf(slug);
    const all: (ApiFixture & { category: number })[] = [];
    for (const { yslcategory_id: category } of await service.categories(league.id)) {
      const found = Object.values(await service.fixtures(league.id, category)).flat();
      all.push(...found.map((fixture) => ({ ...fixture, category })));
    }
    const calendar = await (
      await request.get(`${addresses.leagueLoopback}/api/ysl/calendar/league/${slug}.ics`)
    ).text();
    const events = calendar.replaceAll('\r\n ', '').split('BEGIN:VEVENT');
    const eventOf = (id: number) => events.find((event) => event.includes(`/fixture/${slug}/${id}\r\n`));
    const structured = page.locator('script[type="application/ld+json"]');

    const moved = all.find((fixture) => fixture.moved_from_date !== null && !fixture.cancelled);
    await page.goto(`/fixture/${slug}?category=${moved?.category}`);
    const rows = page.getByRole('main').getByRole('listitem');
    const rowOf = (id: number | undefined) => rows.filter({ has: page.locator(`a[href="/fixture/${slug}/${id}"]`) });
    await expect(rowOf(moved?.id)).toContainText('Moved');
    await expect(rowOf(moved?.id)).toContainText('Upcoming');
    const cancelled = all.find((fixture) => fixture.cancelled);
    await page.goto(`/fixture/${slug}?category=${cancelled?.category}`);
    await expect(rowOf(cancelled?.id)).toContainText('Cancelled');
    await expect(rowOf(cancelled?.id)).not.toContainText(/Upcoming|NR|Next/);

    await page.goto(`/fixture/${slug}/${moved?.id}`);
    await expect(page.getByText(/^Moved from \d{1,2} \w+ \d{4}, 6:30 PM\.$/)).toBeVisible();
    await expect(page.getByRole('timer')).toBeVisible();
    expect(await structured.textContent()).toContain('EventRescheduled');
    expect(eventOf(moved?.id ?? 0)).toMatch(/SEQUENCE:1\r\n[^]*\(moved\)[^]*STATUS:CONFIRMED/);

    await page.goto(`/fixture/${slug}/${cancelled?.id}`);
    await expect(page.getByText('This match is cancelled.')).toBeVisible();
    await expect(page.getByRole('timer')).toHaveCount(0);
    expect(await structured.textContent()).toContain('EventCancelled');
    expect(eventOf(cancelled?.id ?? 0)).toMatch(/SUMMARY:Cancelled: [^]*STATUS:CANCELLED/);
  },
);

test(
  'a match shows by how many runs it was won, and Share offers the result card',
  { tag: ['@extension', '@desk-only', '@all'] },
  async ({ page, request, addresses }) => {
    const service = leagueService(request, addresses.api);
    const { id } = await service.leagueOf(slug);
    const open = (await service.categories(id)).find(({ name }) => name === 'Open');
    const all = Object.values(await service.fixtures(id, open?.yslcategory_id ?? 0)).flat();
    const margin = ({ result_1: one, result_2: two }: ApiFixture) => Math.abs(Number(one) - Number(two));
    const won = all.find((fixture) => fixture.result_1 !== null && margin(fixture) > 1);
    await page.goto(`/fixture/${slug}/${won?.id}`);
    await expect(page.getByText(`Won by ${won && margin(won)} runs`)).toBeVisible();
    await page.getByRole('button', { name: 'Share' }).click();
    const picture = page.getByRole('dialog', { name: 'Share' }).getByRole('link', { name: 'Save picture' });
    await expect(picture).toHaveAttribute('download', /^[^/]+\.jpg$/);
    const answer = await request.get(`${addresses.leagueLoopback}${await picture.getAttribute('href')}`);
    expect(answer.headers()['content-type']).toBe('image/jpeg');
  },
);

test(
  'the next matches come first and are marked',
  { tag: ['@desk-only', '@all'] },
  async ({ page, request, addresses }) => {
    const { category, fixture } = await upcomingMatch(leagueService(request, addresses.api), slug);
    await page.goto(`/fixture/${slug}?category=${category.yslcategory_id}`);
    const next = page.getByRole('region', { name: /^Next match/ }).getByRole('listitem');
    await expect(next.first()).toContainText(fixture.team_1);
    await expect(next.first()).toContainText('Next');
    await expect(next.first()).toBeInViewport();
  },
);

test(
  'axe finds nothing on a match with its calendars open',
  { tag: ['@extension', '@all'] },
  async ({ page, request, addresses }) => {
    const { fixture } = await upcomingMatch(leagueService(request, addresses.api), slug);
    await page.goto(`/fixture/${slug}/${fixture.id}`);
    await page.getByText('Calendars').click();
    await expect(
      page
        .getByRole('listitem')
        .getByRole('link', { name: /^Add to calendar/ })
        .filter({ hasText: fixture.team_1 }),
    ).toBeVisible();
    await expectAccessible(page);
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'a match is readable, and its calendars are linked',
    { tag: ['@extension', '@desk-only', '@all'] },
    async ({ page, request, addresses }) => {
      const { fixture } = await upcomingMatch(leagueService(request, addresses.api), slug);
      await page.goto(`/fixture/${slug}/${fixture.id}`);
      await expect(page.getByRole('main')).toContainText(`${fixture.time} IST`);
      await page.getByText('Calendars').click();
      await expect(
        page
          .getByRole('listitem')
          .getByRole('link', { name: /^Add to calendar/ })
          .filter({ hasText: fixture.team_2 }),
      ).toBeVisible();
    },
  );
});

test(
  'on a spec-only server, fixtures have no links and tables no explanations',
  { tag: ['@desk-only', '@all'] },
  async ({ page, plainProduct: product }) => {
    await page.goto(`${product.league}/fixture/${slug}`);
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Upcoming' }).first()).toBeVisible();
    await expect(page.getByRole('region', { name: /^Next match/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /about this match/ })).toHaveCount(0);
    await expect(page.getByText('Calendars')).toHaveCount(0);
    await page.goto(`${product.league}/table/${slug}`);
    await expect(page.getByRole('table').first()).toBeVisible();
    expect((await page.goto(`${product.league}/fixture/${slug}/1`))?.status()).toBe(404);
  },
);
