import { writeFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { leagueDesk } from '../../support/content/league-desk.ts';
import { seedLeague } from '../../support/content/seeds.ts';
import { joinAsOwner } from '../../support/desk.ts';
import { maidan } from '../../support/operator.ts';
import { expect, test } from '../../support/test.ts';
import { leagueService, skipLoginInvitation } from '../league/league-api.ts';

/** `SEASON_TEAMS=8` plays a full season of 28 matches in some minutes; the default is three teams. */
const TEAMS = Number(process.env['SEASON_TEAMS'] ?? 3);
const teams = ['Jets', 'Kings', 'Lions', 'Pacers', 'Bricks', 'Comets', 'Falcons', 'Meteors'].slice(0, TEAMS);
const BALLS = 6;

/** A ball with this many runs, or a wicket. */
type Ball = 0 | 1 | 2 | 3 | 4 | 6 | 'W';
const balls: readonly Ball[] = [0, 1, 2, 3, 4, 6, 'W'];
const keys = { 0: 'dot ball', 1: '1', 2: '2', 3: '3', 4: '4', 6: '6', W: 'Wicket' } as const;

interface Innings {
  runs: number;
  balls: number;
}

/** A pseudo-random over, the same in every run; no key is tapped twice in a row. */
function overOf(seed: number): Ball[] {
  let state = seed;
  const over: Ball[] = [];
  while (over.length < BALLS) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    const ball = balls[Math.floor((state / 2_147_483_648) * balls.length)];
    if (ball !== undefined && ball !== over.at(-1)) over.push(ball);
  }
  return over;
}

/** Plays an over as far as the innings goes: a chase ends with the winning run. */
function play(over: readonly Ball[], target = Infinity): { played: Ball[]; innings: Innings } {
  const innings = { runs: 0, balls: 0 };
  const played = over.filter((ball) => {
    if (innings.runs >= target) return false;
    innings.runs += ball === 'W' ? 0 : ball;
    innings.balls += 1;
    return true;
  });
  return { played, innings };
}

async function tapOver(scorer: Page, over: readonly Ball[]): Promise<void> {
  await scorer.getByRole('button', { name: 'Begin the innings' }).press('Enter');
  const pad = scorer.getByRole('group', { name: 'This ball' });
  for (const ball of over) {
    await pad.getByRole('button', { name: keys[ball], exact: ball !== 0 }).click();
    if (ball === 'W') await scorer.getByRole('button', { name: 'Record the wicket' }).press('Enter');
  }
}

async function score(browser: Browser, address: string, overs: readonly (readonly Ball[])[]): Promise<void> {
  const context = await browser.newContext();
  const scorer = await context.newPage();
  await scorer.goto(address);
  await scorer.getByRole('button', { name: 'Start scoring' }).click();
  for (const over of overs) await tapOver(scorer, over);
  await scorer.getByRole('button', { name: 'End the match' }).press('Enter');
  await scorer.getByRole('button', { name: /^Yes/ }).press('Enter');
  await expect(scorer.getByText(/^You have said yes/)).toBeVisible();
  await expect(scorer.getByText('All sent')).toBeVisible();
  await context.close();
}

/** The table that the rules yield for these innings, computed without the product's code. */
function standings(played: readonly (readonly [string, string, Innings, Innings])[]) {
  const rows = teams.map((team) => {
    const own = played.flatMap(([one, two, first, second]) =>
      one === team ? [[first, second] as const] : two === team ? [[second, first] as const] : [],
    );
    const sum = (side: 0 | 1, of: keyof Innings) => own.reduce((total, pair) => total + pair[side][of], 0);
    const rate = (side: 0 | 1) => (sum(side, 'runs') / sum(side, 'balls')) * 6;
    const points = own.reduce((total, [for_, against]) => total + 1 + Math.sign(for_.runs - against.runs), 0);
    return { team, matches: own.length, points, nrr: rate(0) - rate(1) };
  });
  return rows.toSorted((one, two) => two.points - one.points || two.nrr - one.nrr);
}

async function confirm(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: /^Confirm \d/ }).click();
  await expect(page.getByText(/^You entered the result/)).toBeVisible();
}

test(
  `a season of ${TEAMS} teams, scored by taps and confirmed at the desk, ends in the table that its balls make`,
  { tag: ['@extension', '@desk-only'] },
  async ({ page, browser, request, addresses }) => {
    test.setTimeout(TEAMS * TEAMS * 60_000);
    const { slug } = await seedLeague();
    const desk = await leagueDesk(addresses.api, slug);
    const category = await desk.addCategory('Season', { overs: '1', tie_breaks: ['nrr'] }, teams);
    await joinAsOwner(page, addresses, 'Kavya');
    const pairs = teams.flatMap((one, at) => teams.slice(at + 1).map((two) => [one, two] as const));
    const played: [string, string, Innings, Innings][] = [];
    for (const [at, [one, two]] of pairs.entries()) {
      const fixture = await desk.addFixture([one, two], category);
      const first = play(overOf(2 * at + 1));
      const second = play(overOf(2 * at + 2), first.innings.runs + 1);
      const link = await desk.scorersLink(fixture, 'cricket');
      await score(browser, addresses.league + link, [first.played, second.played]);
      played.push([one, two, first.innings, second.innings]);
    }
    const service = leagueService(request, addresses.api);
    const { id } = await service.leagueOf(slug);
    for (const fixture of Object.values(await service.fixtures(id, category)).flat()) {
      await confirm(page, `${addresses.desk}/league/${id}/open/${fixture.id}`);
    }

    const wanted = standings(played);
    await skipLoginInvitation(page);
    await page.goto(`${addresses.league}/table/${slug}?category=${category}`);
    const rows = page.getByRole('table').getByRole('row');
    await expect(rows).toHaveCount(TEAMS + 1);
    for (const [at, { team, points }] of wanted.entries()) {
      await expect(rows.nth(at + 1)).toContainText(team);
      await expect(
        rows
          .nth(at + 1)
          .getByRole('cell')
          .last(),
      ).toHaveText(String(points));
    }
    const table = Object.values(await service.table(id, category)).flat();
    expect(table.map((row) => [row.tablename, row.matches, row.points, Number(row.nrr)])).toEqual(
      wanted.map(({ team, matches, points, nrr }) => [team, matches, points, expect.closeTo(nrr, 2)]),
    );

    const record = test.info().outputPath('record.json');
    await writeFile(record, await (await request.get(`${addresses.api}/api/ysl/record/${slug}.json`)).text());
    const found = await maidan('record', 'check', record);
    expect(found).toContain('the record is consistent');
    expect(found).toContain(`${pairs.length} of them from their events`);
  },
);
