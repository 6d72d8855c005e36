import { expectAccessible } from '../../support/accessible.ts';
import { leagueDesk } from '../../support/content/league-desk.ts';
import { seedLeague } from '../../support/content/seeds.ts';
import { layoutShifts } from '../../support/loading.ts';
import { expect, test } from '../../support/test.ts';
import { skipLoginInvitation } from './league-api.ts';

test.use({ baseURL: async ({ addresses }, use) => use(addresses.league), serviceWorkers: 'allow' });

test(
  'two scorers, offline and with a reload in between, end with the same score, and readers see every change',
  { tag: ['@extension', '@phone-only'] },
  async ({ page, browser, addresses }) => {
    test.slow();
    const league = await seedLeague();
    const desk = await leagueDesk(addresses.api, league.slug);
    const link = await desk.scorersLink(await desk.fixtureOf(['Jets', 'Kings']), 'cricket');
    await page.goto(link);
    await expect(page.getByText('Works without signal from now on.')).toBeVisible();
    await page.getByRole('button', { name: 'Start scoring' }).click();
    await expect(page).toHaveURL('/score');
    await page.getByRole('button', { name: 'Begin the innings' }).press('Enter');
    await expect(page.getByText('All sent')).toBeVisible();

    const other = await browser.newContext();
    const second = await other.newPage();
    await second.goto(`${addresses.league}${link}`);
    await expect(second.getByText('0/0')).toBeVisible();
    await other.setOffline(true);
    await page.context().setOffline(true);
    for (const scorer of [page, second]) {
      const pad = scorer.getByRole('group', { name: 'This ball' });
      await pad.getByRole('button', { name: '4' }).click();
      await expect(scorer.getByText('4/0')).toBeVisible();
      await pad.getByRole('button', { name: '1', exact: true }).click();
      await expect(scorer.getByText('5/0')).toBeVisible();
    }
    await expect(page.getByText('No signal. Keep scoring: everything is saved on this device.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('5/0')).toBeVisible();
    await page.context().setOffline(false);
    await other.setOffline(false);
    await expect(page.getByText('All sent, 2 scorers')).toBeVisible();
    await expect(second.getByText('5/0')).toBeVisible();

    const reader = await (await browser.newContext()).newPage();
    await skipLoginInvitation(reader);
    await reader.goto(`${addresses.league}/fixture/${league.slug}`);
    await reader.getByRole('link', { name: /^Jets v Kings/ }).click();
    const score = reader.getByRole('region', { name: 'Score' });
    await expect(score.getByText('5/0')).toBeVisible();
    await expect(reader.getByRole('region', { name: 'As it happens' }).getByText('Four')).toBeVisible();
    const early = 'No side is ahead before the chase: this match does not count yet.';
    await expect(reader.getByRole('region', { name: 'Group A as it stands' }).getByText(early)).toBeVisible();
    await expectAccessible(reader);
    await reader.reload();
    await expect(score.getByText('5/0')).toBeVisible();
    const pad = page.getByRole('group', { name: 'This ball' });
    await pad.getByRole('button', { name: '6' }).click();
    await expect(score.getByText('11/0')).toBeVisible();
    await pad.getByRole('button', { name: 'No ball' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '2' }).press('Enter');
    await expect(score.getByText('14/0')).toBeVisible();
    await page.getByRole('button', { name: /^Undo/ }).press('Enter');
    await expect(score.getByText('11/0')).toBeVisible();
    expect(await reader.evaluate(layoutShifts)).toEqual([]);
    // A slow phone paints the halfway line before it has parsed the circle on it.
    const heights = await score
      .locator('div:has(> b)')
      .nth(1)
      .evaluate((circle) => {
        const { parentElement: line, style } = circle as HTMLElement;
        const whole = line?.offsetHeight;
        style.display = 'none';
        return [whole, line?.offsetHeight];
      });
    expect(heights).toEqual([132, 132]);
    const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await plain.goto(reader.url());
    await expect(plain.getByRole('region', { name: 'Score' }).getByText('11/0')).toBeVisible();
    await expect(plain.getByText('Four', { exact: true })).toBeVisible();
    await expect(plain.getByText(early)).toBeVisible();
    await expect(plain.getByRole('rowheader', { name: 'Jets playing now' })).toBeVisible();
    await other.close();
  },
);
