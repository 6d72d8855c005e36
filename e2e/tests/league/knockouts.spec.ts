import { loadedWhole } from '../../support/settled.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { seedLeague } from '../../support/content/seeds.ts';
import { playGroup } from '../../support/content/play-group.ts';
import { layoutShifts } from '../../support/loading.ts';
import { indianTimeIn } from '../../support/content/indian-time.ts';
import { maidan } from '../../support/operator.ts';
import { expect, test } from '../../support/test.ts';
import { skipLoginInvitation } from './league-api.ts';

/** A league whose only table, of three teams, sends its first ones into knock-outs. */
async function seedKnockouts(each: 2 | 3, { day, time } = { day: '+14d', time: '18:00' }) {
  const league = await seedLeague();
  await maidan('bracket', 'add', league.slug, 'Cup', '--each', `${each}`, '--date', day, '--time', time);
  return { ...league, final: `${league.slug}-knockout-1`, address: `/table/${league.slug}/knockouts` };
}

test.describe('knock-outs', { tag: '@extension' }, () => {
  test('the table leads to them, and a final that ends level shows who was recorded', async ({ page, addresses }) => {
    const league = await seedKnockouts(2);
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

    await playGroup(league.slug);
    await maidan('fixture', 'result', league.final, '24', '24', '--overs-1', '6', '--overs-2', '6');
    await maidan('bracket', 'decide', league.final, '2', '--by', 'super_over');
    await page.reload();
    await expect(final).toContainText('Jets goes through after a super over');
    await final.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/fixture/${league.slug}/\\d+$`));
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test(
      'are a list on a phone and a tree on a desk, and each circle leads to the match that follows',
      { tag: '@all' },
      async ({ page, addresses }) => {
        const { address } = await seedKnockouts(3);
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
    'a final is followed on a page that was open before it began',
    { tag: ['@desk-only', '@all'] },
    async ({ page, browser, addresses }) => {
      const league = await seedKnockouts(2, indianTimeIn(10));
      await playGroup(league.slug);
      await skipLoginInvitation(page);
      await page.goto(`${addresses.league}${league.address}`);
      const final = page.getByRole('region', { name: 'Final' }).getByRole('link');
      await expect(final).toContainText('Rajarajeshwari Nagar Strikers');
      const output = await maidan('match', 'link', league.final, '--sport', 'futsal');
      const scorer = await (await browser.newContext()).newPage();
      await scorer.goto(addresses.league + (/(\/score#[\w-]+)/.exec(output)?.[1] ?? ''));
      await scorer.getByRole('button', { name: 'Start scoring' }).click();
      await expect(final).toContainText('Live');
      await scorer.getByRole('button', { name: 'Goal makes it 0 - 1, Jets' }).click();
      await expect(final.getByText('1', { exact: true })).toBeVisible();
      expect(await page.evaluate(layoutShifts)).toEqual([]);
    },
  );

  test('nothing moves while the page opens', { tag: ['@desk-only', '@all'] }, async ({ page, addresses }) => {
    const { address } = await seedKnockouts(3);
    await skipLoginInvitation(page);
    await page.goto(`${addresses.league}${address}`);
    await expect(page.getByRole('heading', { level: 2, name: 'Semi-finals' })).toBeVisible();
    await loadedWhole(page);
    expect(await page.evaluate(layoutShifts)).toEqual([]);
  });
});
