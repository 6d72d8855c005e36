import { freshPhone, signUp } from '../../support/users.ts';
import { startOwnProduct } from '../../support/start-product.ts';
import { expect, test } from '../../support/test.ts';
import { loginDialog } from '../../support/login.ts';
import { finishRegistration, loginButton } from './login-dialog.ts';

test('when the SMS budget runs low, the login solves the proof of work by itself [O-5]', async ({ page }) => {
  // Five of the six codes are for new numbers, and the last of them requires work.
  const product = await startOwnProduct({ SMS_PER_HOUR: '6' });
  const api = `http://127.0.0.1:${product.ports.api}`;
  try {
    // Entering the codes keeps the work small.
    for (let index = 0; index < 4; index += 1) await signUp(page.request, api);
    const requested: [number, boolean][] = [];
    page.on('response', (response) => {
      if (!response.url().endsWith('/api/mobileotp')) return;
      const { type, proof } = response.request().postDataJSON() as { type: string; proof?: string };
      if (type === 'phone') requested.push([response.status(), proof !== undefined]);
    });
    const phone = freshPhone();
    await page.goto(product.feed);
    await loginButton(page).click();
    const dialog = loginDialog(page);
    await dialog.getByRole('textbox', { name: /phone/i }).fill(phone);
    await dialog.getByRole('button', { name: 'Send OTP' }).click();
    await expect(dialog.getByRole('heading', { name: 'User Registration' })).toBeVisible({ timeout: 60_000 });
    await expect(dialog.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
    expect(requested).toEqual([
      [429, false],
      [200, true],
    ]);
    await finishRegistration(page, api, phone, 'Meera');
  } finally {
    await product.stop();
  }
});
