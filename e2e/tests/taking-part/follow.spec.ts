import { openAs, signUp } from '../../product/people.ts';
import { expect, test } from '../../product/test.ts';

const followers = (text: string) => Number(/([\d,]+) follower/.exec(text)?.[1]?.replaceAll(',', ''));

for (const [type, call] of [
  ['tag', '/api/subscribe'],
  ['category', '/api/cat_subscribe'],
] as const) {
  test(`1.9 1.10 4.21 to 4.24 following a ${type}: at once, one more follower, kept after a reload`, async ({
    page,
    addresses,
  }) => {
    const person = await signUp(page.request, addresses.api);
    const all = (await (await page.request.get(`${addresses.api}/api/${type}/all`)).json()) as { slug: string }[];
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') calls.push(new URL(request.url()).pathname);
    });
    await openAs(page, person, `/${type}/${all[2]?.slug}`);
    await expect(page.getByRole('banner').getByRole('link', { name: 'My Profile' })).toBeVisible();
    const main = page.getByRole('main');
    const before = followers(await main.innerText());
    await main.getByRole('button', { name: 'Follow', exact: true }).click();
    await expect(main.getByRole('button', { name: 'Following' })).toBeVisible();
    await expect.poll(async () => followers(await main.innerText())).toBe(before + 1);
    await expect.poll(() => calls).toContain(call);
    await expect.poll(() => calls).toContain(`/api/dashboard/${type}/subscribe`);
    await page.reload();
    await expect(main.getByRole('button', { name: 'Following' })).toBeVisible();
    await main.getByRole('button', { name: 'Following' }).click();
    await expect(main.getByRole('button', { name: 'Follow', exact: true })).toBeVisible();
  });
}

test("6.4 a visitor's Follow opens the login", async ({ page }) => {
  await page.goto('/tag/cricket');
  await page.getByRole('main').getByRole('button', { name: 'Follow' }).click();
  await expect(page.getByRole('dialog', { name: 'One-Click Login' })).toBeVisible();
});
