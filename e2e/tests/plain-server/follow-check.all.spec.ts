import { openAs, signUp } from '../../support/users.ts';
import { expect, test } from '../../support/test.ts';

test(
  'if a page lacks the flag, a call checks whether the user follows it; an error means no [4.25 4.26 7.9 7.11 7.73 8.11]',
  { tag: '@desk-only' },
  async ({ page, request, plainProduct: product }) => {
    const api = `http://127.0.0.1:${product.ports.api}`;
    const user = await signUp(request, api);
    const checks: [string, number][] = [];
    page.on('response', (answer) => {
      const call = /\/api\/(issubscribed|iscat_subscribed)$/.exec(answer.url())?.[1];
      if (call !== undefined) checks.push([call, answer.status()]);
    });
    await openAs(page, user, `${product.feed}/tag/cricket`);
    const button = (name: string) => page.getByRole('button', { name, exact: true }).first();
    await expect.poll(() => checks).toEqual([['issubscribed', 404]]);
    await button('Follow').click();
    await expect(button('Following')).toBeVisible();
    await page.reload();
    await expect.poll(() => checks.at(-1)).toEqual(['issubscribed', 200]);
    await expect(button('Following')).toBeVisible();
    await page.goto(`${product.feed}/category/sport`);
    await expect.poll(() => checks.at(-1)).toEqual(['iscat_subscribed', 404]);
    await expect(button('Follow')).toBeVisible();
  },
);
