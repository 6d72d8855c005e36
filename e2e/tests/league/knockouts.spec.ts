import { loadedWhole } from '../../support/settled.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { seedLeague } from '../../support/content/seeds.ts';
import { leagueDesk, playGroup } from '../../support/content/league-desk.ts';
import { layoutShifts } from '../../support/loading.ts';
import { indianTimeIn } from '../../support/content/indian-time.ts';
import { expect, test } from '../../support/test.ts';
import { skipLoginInvitation } from './league-api.ts';

const IN_TWO_WEEKS = 14 * 24 * 60;

/** A league with one table of three teams, whose first two or three enter the knock-outs. */
async function seedKnockouts(api: string, each: 2 | 3, minutes = IN_TWO_WEEKS) {
  const league = await seedLeague();
  const desk = await leagueDesk(api, league.slug);
  const final = await desk.makeKnockout('Cup', each, indianTimeIn(minutes));
  return { ...league, desk, final, address: `/table/${league.slug}/knockouts` };
}

test.describe('knock-outs', { tag: '@extension' }, () => {
  test('the table links to them, and a drawn final shows the recorded winner', async ({ page, addresses }) => {
    const league = await seedKnockouts(addresses.api, 2);
    await skipLoginInvitation(page);
    await page.goto(`${addresses.league}/table/${league.slug}`);
    await page.getByRole('link', { name: 'Knockouts' }).click();
    await expect(page).toHaveURL(new RegExp(`/table/${league.slug}/knockouts[?]category=`));
    await expect(page.getByRole('heading', { level: 1, name: 'Knockouts' })).toBeVisible();
    const final = page.getByRole('region', { name: 'Final' }).getByRole('link');
    await expect(final).toContainText('as it stands');
    await expectAccessible(page);
    const sitemap = async () => (await page.request.get(`${addresses.leagueLoopback}/sitemap.xml`)).text();
    await expect.poll(sitemap).toContain(`${addresses.league}${league.address}<`);

    await playGroup(league.desk);
    await league.desk.enterResult(league.final, '24', '24', { winner: 2, decided_by: 'super_over' });
    await page.reload();
    await expect(final).toContainText('Jets won after a super over');
    await final.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/fixture/${league.slug}/\\d+$`));
    await expect(page.getByText('Jets won after a super over')).toBeVisible();
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test(
      'are a list on a phone and a tree on a desktop, and each circle links to the next match',
      { tag: '@all' },
      async ({ page, addresses }) => {
        const { address } = await seedKnockouts(addresses.api, 3);
        await page.goto(`${addresses.league}${address}`);
        const semi = page.getByRole('region', { name: 'Semi-finals' });
        const final = page.getByRole('region', { name: 'Final', exact: true });
        await expect(semi.getByRole('link', { name: /No[.] 2 of Group A/ })).toContainText('as it stands');
        await expect(final.getByRole('link')).toContainText('Winner of Semi-final');
        const [first, last] = [await semi.boundingBox(), await final.boundingBox()];
        const isTree = (page.viewportSize()?.width ?? 0) >= 1100;
        expect(isTree ? (last?.x ?? 0) > (first?.x ?? 0) : (last?.y ?? 0) > (first?.y ?? 0)).toBe(true);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
        await semi.getByRole('link', { name: 'The winners meet in: Final' }).click();
        await expect(page).toHaveURL(/#Cup-2$/);
      },
    );
  });

  test(
    'a page that was open before the final began updates with its score',
    { tag: ['@desk-only', '@all'] },
    async ({ page, browser, addresses }) => {
      const league = await seedKnockouts(addresses.api, 2, 10);
      await playGroup(league.desk);
      await skipLoginInvitation(page);
      await page.goto(`${addresses.league}${league.address}`);
      const final = page.getByRole('region', { name: 'Final' }).getByRole('link');
      await expect(final).toContainText('Rajarajeshwari Nagar Strikers');
      const scorer = await (await browser.newContext()).newPage();
      await scorer.goto(addresses.league + (await league.desk.scorersLink(league.final, 'futsal')));
      await scorer.getByRole('button', { name: 'Start scoring' }).click();
      await expect(final).toContainText('Live');
      await scorer.getByRole('button', { name: 'Goal makes it 0 - 1, Jets' }).click();
      await expect(final.getByText('1', { exact: true })).toBeVisible();
      expect(await page.evaluate(layoutShifts)).toEqual([]);
    },
  );

  test('nothing shifts while the page loads', { tag: ['@desk-only', '@all'] }, async ({ page, addresses }) => {
    const { address } = await seedKnockouts(addresses.api, 3);
    await skipLoginInvitation(page);
    await page.goto(`${addresses.league}${address}`);
    await expect(page.getByRole('heading', { level: 2, name: 'Semi-finals' })).toBeVisible();
    await loadedWhole(page);
    expect(await page.evaluate(layoutShifts)).toEqual([]);
  });
});
