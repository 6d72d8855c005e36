import { openAs, signUp } from '../../support/users.ts';
import { alsoInAll, expect, test } from '../../support/test.ts';

for (const [index, [type, call, list, empty]] of (
  [
    ['tag', 'subscribe', 'tags', 'No tags to show'],
    ['category', 'cat_subscribe', 'categories', 'No categories to show'],
  ] as const
).entries()) {
  test(
    `the followed ${list} are links with pictures, can be unfollowed with Undo, and have an empty state [2.8 2.9 2.174 to 2.177]`,
    alsoInAll(index),
    async ({ page, addresses }) => {
      const user = await signUp(page.request, addresses.api);
      const all = (await (await page.request.get(`${addresses.api}/api/${type}/all`)).json()) as {
        id: number;
        slug: string;
        name: string;
        thumbnail: string | null;
      }[];
      const [first, second] = all.filter(({ thumbnail }) => thumbnail);
      const headers = { authorization: `Bearer ${user.token}` };
      for (const topic of [first, second]) {
        await page.request.post(`${addresses.api}/api/${call}`, { headers, data: { following_id: topic?.id, type } });
      }
      await openAs(page, user, `/myaccount/${list}`);
      const main = page.getByRole('main');
      const rows = main.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Unfollow/ }) });
      await expect(rows).toHaveCount(2);
      const order = await rows.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(order.toSorted()).toEqual([`/${type}/${first?.slug}`, `/${type}/${second?.slug}`].toSorted());
      const pictures = rows.locator('img');
      await expect(pictures).toHaveCount(2);

      await rows
        .first()
        .getByRole('button', { name: /^Unfollow/ })
        .click();
      await expect(rows).toHaveCount(1);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(rows).toHaveCount(2);
      expect(
        await rows.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
      ).toEqual(order);
      const followed = async () =>
        (await (
          await page.request.get(`${addresses.api}/api/${type === 'tag' ? 'all' : 'cat_all'}subscribed`, { headers })
        ).json()) as unknown[];
      await expect.poll(async () => (await followed()).length).toBe(2);

      for (const left of [1, 0]) {
        // By keyboard: the focus must not disappear with the row.
        await rows
          .first()
          .getByRole('button', { name: /^Unfollow/ })
          .focus();
        await page.keyboard.press('Enter');
        await expect(rows).toHaveCount(left);
        expect(await main.evaluate((element) => element.contains(document.activeElement))).toBe(true);
      }
      await expect(main.getByText(empty)).toBeVisible();
      await expect.poll(async () => (await followed()).length).toBe(0);
      await page.reload();
      await expect(main.getByText(empty)).toBeVisible();
    },
  );
}
