import { openAs, signUp } from '../../support/users.ts';
import { expect, test } from '../../support/test.ts';
import { clipsOfHome, FEED, slide } from './clips.ts';

test('an ad shows its buttons, but no side bar or text, and a visitor must log in first [2.147 2.150 2.151 2.156 2.157 4.54]', async ({
  page,
  addresses,
}) => {
  const clips = await clipsOfHome(page, addresses.api);
  const at = clips.findIndex(({ type }) => type === 'ad');
  const ad = clips[at];
  const counted = page.waitForRequest((request) => request.url().endsWith(`/viewcount/${ad?.id}`));
  await page.goto(FEED);
  for (let press = 0; press < at; press += 1) await page.keyboard.press('j');
  const shown = slide(page, ad);
  await expect(shown).toHaveAttribute('aria-current', 'true');
  await counted;
  await expect(shown.getByRole('heading')).toHaveCount(0);
  await expect(shown.getByRole('button', { name: /^Like|Share/ })).toHaveCount(0);
  await expect(shown.getByText('Ad', { exact: true })).toBeVisible();
  const learn = shown.getByRole('link', { name: new RegExp(`^${ad?.action_btn_1}`) });
  await expect(learn).toHaveAttribute('href', ad?.action_url ?? '');
  await learn.click();
  await expect(page.getByRole('dialog', { name: 'One-Click Login' })).toBeVisible();
  const stored = await page.evaluate(() => localStorage.getItem('routeback_url'));
  expect(stored).toContain(new URL(ad?.action_url ?? '').host);
});

test(
  "credits link out, a clip without URL has no buttons, and a user's action opens at once [2.144 2.148 2.149 6.13]",
  { tag: '@all' },
  async ({ page, request, addresses }) => {
    const clips = await clipsOfHome(page, addresses.api);
    const at = clips.findIndex(({ type }) => type === 'ad');
    await openAs(page, await signUp(request, addresses.api), FEED);
    const first = slide(page, clips[0]);
    const credits = first.getByRole('link', { name: /opens in a new tab/ });
    await expect(credits).toHaveAttribute('rel', /noopener/);
    await expect(credits).toHaveAttribute('href', /^https:\/\/.+\.example/);
    expect(clips[0]?.action_url).toBeNull();
    await expect(first.getByRole('link', { name: /Book|Find|Learn/ })).toHaveCount(0);
    for (let press = 0; press < at; press += 1) await page.keyboard.press('j');
    const learn = slide(page, clips[at]).getByRole('link', { name: new RegExp(`^${clips[at]?.action_btn_1}`) });
    await expect(learn).toBeVisible();
    const opened = page.context().waitForEvent('page');
    await learn.click();
    expect((await opened).url()).toMatch(/^(?:about:blank|chrome-error:|https:\/\/turf\.example)/);
    await expect(page.getByRole('dialog', { name: 'One-Click Login' })).toHaveCount(0);
  },
);
