import { findViolations } from '../../support/accessible.ts';
import { requestBodies } from '../../support/request-bodies.ts';
import { codeSentTo, freshPhone, signUp } from '../../support/users.ts';
import { expect, test } from '../../support/test.ts';
import { loginDialog } from '../../support/login.ts';
import { profileLink, requestCode, register } from './login-dialog.ts';

test.describe('the login dialog', () => {
  test(
    'step 1: title, phone, Send OTP, the agreement [2.65 to 2.67 2.74 5.1 5.2 5.9 9.1]',
    { tag: '@all' },
    async ({ page }) => {
      await page.goto('/');
      await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
      const dialog = loginDialog(page);
      const phone = dialog.getByRole('textbox', { name: /phone/i });
      await expect(phone).toBeFocused();
      await expect(dialog.getByRole('button', { name: 'Send OTP' })).toBeDisabled();
      await phone.pressSequentially('987654321012');
      await expect(phone).toHaveValue('9876543210');
      await expect(dialog.getByRole('button', { name: 'Send OTP' })).toBeEnabled();
      await expect(dialog).toContainText('By signing up, you agree to our Terms, Privacy Policy and Cookies Policy.');
      expect(await findViolations(page)).toEqual([]);
    },
  );

  test(
    'a new user registers and is signed in [1.20 2.69 to 2.73 3.54 4.1 4.6 to 4.9 7.4 7.5]',
    { tag: '@phone' },
    async ({ page, addresses }) => {
      const phone = freshPhone();
      const calls = requestBodies(page, '/api/mobileotp');
      await page.goto('/');
      await register(page, addresses.api, phone, 'Asha');
      const pin = await codeSentTo(page.request, addresses.api, phone);
      expect(calls).toEqual([
        { phone, type: 'phone', pin: '', name: '', email: '' },
        { phone, type: '', pin, name: 'Asha', email: `${phone}@people.example` },
      ]);
      expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user_id')])).toEqual([
        expect.stringMatching(/.{20,}/),
        expect.stringMatching(/^\d+$/),
      ]);
      await expect(page.getByRole('banner').getByRole('link', { name: 'My Profile' })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('banner').getByRole('link', { name: 'My Profile' })).toBeVisible();
      await expect(page.getByText('Login Successful!')).toBeHidden();
    },
  );

  test(
    'a known number gets OTP Verification without name and e-mail, and can go back [2.68 2.70 2.72]',
    { tag: '@desk-only' },
    async ({ page, addresses }) => {
      const user = await signUp(page.request, addresses.api, 'Ravi');
      await page.goto('/');
      await requestCode(page, user.phone);
      const dialog = loginDialog(page);
      await expect(dialog.getByRole('heading', { name: 'OTP Verification' })).toBeVisible();
      await expect(dialog.getByText('Enter the OTP sent to your phone number.')).toBeVisible();
      await expect(dialog.getByRole('textbox', { name: /name/i })).toHaveCount(0);
      await expect(dialog.getByRole('textbox', { name: /e-?mail/i })).toHaveCount(0);
      await dialog.getByText('Resend OTP?').click();
      await expect(dialog.getByRole('button', { name: /Send OTP/ })).toBeVisible();
    },
  );

  test(
    'step 2: an OTP of at most six digits enables Log In; missing name and e-mail are marked, but do not block it [5.4 to 5.7 5.10 9.1]',
    { tag: ['@desk-only', '@all'] },
    async ({ page }) => {
      await page.goto('/');
      const dialog = await requestCode(page, freshPhone());
      const [pin, logIn] = [
        dialog.getByRole('textbox', { name: /OTP/ }),
        dialog.getByRole('button', { name: 'Log In' }),
      ];
      await expect(logIn).toBeDisabled();
      for (const name of ['Name', 'E-mail']) {
        const field = dialog.getByRole('textbox', { name });
        await expect(field).toHaveValue('');
        await expect(field).toHaveAttribute('required', '');
      }
      await pin.pressSequentially('12345678');
      await expect(pin).toHaveValue('123456');
      await expect(logIn).toBeEnabled();
      await pin.fill('');
      await expect(logIn).toBeDisabled();
    },
  );

  test(
    "a wrong code shows the server's message, and keeps the input [8.1]",
    { tag: '@desk-only' },
    async ({ page, addresses }) => {
      const phone = freshPhone();
      await page.goto('/');
      await requestCode(page, phone);
      const dialog = loginDialog(page);
      await dialog.getByRole('textbox', { name: /name/i }).fill('Meera');
      const pin = await codeSentTo(page.request, addresses.api, phone);
      await dialog.getByRole('textbox', { name: /OTP/ }).fill(pin === '000000' ? '111111' : '000000');
      await dialog.getByRole('button', { name: 'Log In' }).click();
      await expect(dialog.getByText(/not (?:the )?right|wrong|does not match|tries/i).first()).toBeVisible();
      await expect(dialog.getByRole('textbox', { name: /name/i })).toHaveValue('Meera');
    },
  );

  test(
    'Logout removes the token, confirms it and goes home [2.50 4.14 4.15 4.16]',
    { tag: '@desk-only' },
    async ({ page, addresses }) => {
      await page.goto('/tag/cricket');
      await register(page, addresses.api, freshPhone(), 'Kiran');
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Logout' }).click();
      await expect(page.getByText('Logged Out!')).toBeVisible();
      await expect(page).toHaveURL('/');
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    },
  );

  test(
    'a login on the feed, once confirmed, logs in on the league site, and a logout on either ends both',
    { tag: '@desk-only' },
    async ({ page, addresses, context, isMobile }) => {
      await page.goto('/');
      await register(page, addresses.api, freshPhone(), 'Divya');
      const league = await context.newPage();
      await league.goto(addresses.league);
      await league.getByRole('button', { name: 'Continue as Divya' }).click();
      const banner = league.getByRole('banner');
      // On a small screen Logout is in the menu.
      const logout = isMobile ? profileLink(league) : banner.getByRole('button', { name: 'Logout' });
      await expect(logout).toBeVisible();
      await logout.click();
      if (isMobile) await league.getByRole('menuitem', { name: 'Logout' }).click();
      await expect(league.getByText('Logged Out!')).toBeVisible();
      await page.bringToFront();
      await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();
    },
  );
});
