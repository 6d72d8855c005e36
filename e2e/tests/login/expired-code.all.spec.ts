import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { codeSentTo, freshPhone } from '../../support/users.ts';
import { expect, test } from '../../support/test.ts';
import { requestCode, enterCode, finishRegistration } from './login-dialog.ts';

/** Ages the codes of a number by five minutes, which no test can wait for. */
function age(phone: string): void {
  const data = new DatabaseSync(join(process.env['E2E_DATA_DIR'] ?? '', 'maidan.sqlite'), { timeout: 5000 });
  data.prepare('update otp_codes set expires_at = 1 where phone = ?').run(phone);
  // By then the wait for the next code is over.
  data.prepare("update otp_phones set sends = '[]' where phone = ?").run(phone);
  data.close();
}

test('an expired code gets a different message than a wrong one, and the next code logs in [O-3 8.1]', async ({
  page,
  addresses,
}) => {
  const phone = freshPhone();
  await page.clock.install({ time: Date.now() });
  await page.goto('/');
  const dialog = await requestCode(page, phone);
  const old = await codeSentTo(page.request, addresses.api, phone);
  age(phone);
  await enterCode(dialog, old);
  const pin = dialog.getByRole('textbox', { name: /OTP/ });
  await expect(pin).toHaveAccessibleDescription(/expired\. Please request a new one/);
  await expect(pin).toBeFocused();
  await dialog.getByText('Resend OTP?').click();
  await page.clock.runFor(31_000);
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  await expect(pin).toBeVisible();
  await finishRegistration(page, addresses.api, phone, 'Patience');
});
