import { openSignedIn, signUp } from '../../support/users.ts';
import { startOwnProduct } from '../../support/start-product.ts';
import { expect, test } from '../../support/test.ts';

test(
  'when the server is down, like, follow, vote and comment are undone, with a message [K-6]',
  { tag: '@desk-only' },
  async ({ page }) => {
    const product = await startOwnProduct();
    const user = await signUp(page.request, `http://127.0.0.1:${product.ports.api}`);
    await openSignedIn(page, user, `${product.feed}/tag/cricket`);
    const follow = page.getByRole('main').getByRole('button', { name: /^Follow/ });
    const like = page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^Like, / });
    const card = page.getByRole('region', { name: 'Poll' });
    await expect(card.getByRole('radio').first()).toBeVisible();
    const failure = page.getByRole('alert').getByText(/No connection/);
    const shown = [await follow.innerText(), await like.innerText()];
    const followers = await page
      .getByText(/^[\d,]+ followers?$/)
      .first()
      .innerText();
    // The comments are on another page, which stays open while its server stops.
    await page
      .getByRole('article')
      .first()
      .getByRole('link', { name: /^Comments/ })
      .click();
    const field = page.getByRole('textbox', { name: 'Your comment' });
    await expect(field).toBeVisible();
    await product.stop();

    const text = 'See you at the ground';
    await field.fill(text);
    await page.getByRole('button', { name: 'Comment', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Comments' }).getByText(/No connection/)).toBeVisible();
    await expect(field).toHaveValue(text);

    await page.goBack();
    await like.click();
    await expect(failure).toBeVisible();
    await expect(like).toHaveAttribute('aria-pressed', 'false');
    await page.getByRole('button', { name: 'Close' }).first().click();
    await follow.click();
    await expect(failure).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).first().click();
    await card.getByRole('radio').first().click({ force: true });
    await expect(failure).toBeVisible();
    await expect(card.getByRole('radio').first()).toBeVisible();
    expect([await follow.innerText(), await like.innerText()]).toEqual(shown);
    await expect(page.getByText(followers, { exact: true }).first()).toBeVisible();
  },
);
