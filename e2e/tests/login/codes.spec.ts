import { codeSentTo, freshPhone, signUp } from '../../support/users.ts';
import { expect, test } from '../../support/test.ts';
import { loginDialog } from '../../support/login.ts';
import { requestCode, enterCode, finishRegistration, wrongCodeFor, sendCode } from './login-dialog.ts';

test('a taken e-mail is reported at its field, and another one works with the same code [5.8 8.1 8.3]', async ({
  page,
  addresses,
}) => {
  const taken = await signUp(page.request, addresses.api, 'Ravi');
  const phone = freshPhone();
  await page.goto('/');
  const dialog = await requestCode(page, phone);
  const email = dialog.getByRole('textbox', { name: /e-?mail/i });
  await dialog.getByRole('textbox', { name: /name/i }).fill('Ravi the second');
  await email.fill(`${taken.phone}@PEOPLE.example`);
  await dialog.getByRole('textbox', { name: /OTP/ }).fill(await codeSentTo(page.request, addresses.api, phone));
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/already in use/);
  await email.fill(`${phone}@people.example`);
  await expect(email).not.toHaveAttribute('aria-invalid', 'true');
  await dialog.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByText('Login Successful!')).toBeVisible();
});

test(
  'five wrong codes count down the attempts and invalidate the code, and a new one logs in [O-4]',
  { tag: '@all' },
  async ({ page, addresses }) => {
    test.slow();
    const phone = freshPhone();
    const start = Date.now();
    await page.clock.install({ time: start });
    await page.goto('/');
    const dialog = await requestCode(page, phone);
    const code = await codeSentTo(page.request, addresses.api, phone);
    const pin = dialog.getByRole('textbox', { name: /OTP/ });
    for (const words of ['4 tries left', '3 tries left', '2 tries left', '1 try left', 'you have no tries left']) {
      await enterCode(dialog, wrongCodeFor(code));
      await expect(pin).toHaveAccessibleDescription(new RegExp(words));
      await expect(pin).toBeFocused();
    }
    // The right code comes too late, and the button shows how long to wait.
    await enterCode(dialog, code);
    await expect(pin).toHaveAccessibleDescription(/Too many wrong codes/);
    await expect(dialog.getByText(/You can try again in \d+:\d\d/)).toBeVisible();
    const logIn = dialog.getByRole('button', { name: 'Log In' });
    await expect(logIn).toBeDisabled();
    await expect(logIn).toHaveAccessibleDescription(/when the timer ends/);
    await dialog.getByText('Resend OTP?').click();
    const send = dialog.getByRole('button', { name: 'Send OTP' });
    await expect(send).toBeDisabled();
    await expect(dialog.getByRole('textbox', { name: /phone/i })).toHaveValue(phone);
    // The server uses the real clock, so the page's clock must catch up with it.
    await expect(async () => {
      await page.clock.runFor(2000);
      await expect(send).toBeEnabled({ timeout: 300 });
    }).toPass({ timeout: 60_000 });
  },
);

test(
  'on a page in Kannada, the error for a wrong code and the SMS are in Kannada @desk-only',
  { tag: '@all' },
  async ({ page, addresses }) => {
    const phone = freshPhone();
    await page.goto('/kn/login');
    const main = page.getByRole('main');
    await main.getByRole('textbox', { name: 'ಫೋನ್ ನಂಬರ್' }).fill(phone);
    await main.getByRole('button', { name: 'OTP ಕಳುಹಿಸಿ' }).click();
    const pin = main.getByRole('textbox', { name: /OTP/ });
    await expect(main.getByText('ನಿಮ್ಮ ಫೋನ್‌ಗೆ ಒಂದು ಕೋಡ್ ಕಳುಹಿಸಿದ್ದೇವೆ.')).toBeVisible();
    await pin.fill(wrongCodeFor(await codeSentTo(page.request, addresses.api, phone)));
    await main.getByRole('button', { name: 'ಲಾಗಿನ್ ಮಾಡಿ' }).click();
    await expect(pin).toHaveAccessibleDescription(/ಈ ಕೋಡ್ ಸರಿಯಿಲ್ಲ\. ಇನ್ನು 4 ಅವಕಾಶಗಳಿವೆ\./);
  },
);

test(
  'after Resend OTP? step 1 counts down, and the first code still logs in [O-3 O-6]',
  { tag: '@all' },
  async ({ page, addresses }) => {
    const phone = freshPhone();
    await page.clock.install({ time: Date.now() });
    await page.goto('/');
    const dialog = await requestCode(page, phone);
    // From here on, only the test advances the clock.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 500));
    await dialog.getByText('Resend OTP?').click();
    const clock = dialog.getByRole('timer');
    await expect(clock).toBeFocused();
    await expect(clock).toContainText(/You can request another code in 0:(1\d|2\d|30)/);
    await expect(dialog.getByRole('status').filter({ hasText: 'You can request another code in' })).toHaveCount(1);
    await page.clock.runFor(10_000);
    await expect(clock).toContainText(/You can request another code in 0:(0\d|1\d|20)/);
    await page.clock.resume();
    await dialog.getByRole('button', { name: 'I have an OTP' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeVisible();
    await finishRegistration(page, addresses.api, phone, 'Late Latif');
  },
);

test(
  'if the server refuses to send a code yet, the dialog counts down and then sends it [O-6]',
  { tag: '@all' },
  async ({ page, addresses }) => {
    const phone = freshPhone();
    await page.request.post(`${addresses.api}/api/mobileotp`, { data: { phone, type: 'phone' } });
    await page.clock.install({ time: Date.now() });
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
    const dialog = loginDialog(page);
    await dialog.getByRole('textbox', { name: /phone/i }).fill(phone);
    const send = dialog.getByRole('button', { name: 'Send OTP' });
    await send.click();
    await expect(dialog.getByText(/You can request another in \d+ seconds/)).toBeVisible();
    await expect(dialog.getByRole('timer')).toContainText(/You can request another code in 0:\d\d/);
    await expect(send).toBeDisabled();
    await page.clock.runFor(31_000);
    await expect(send).toBeEnabled();
    await expect(dialog.getByRole('status').filter({ hasText: 'You can request another code now.' })).toHaveCount(1);
  },
);

test(
  'the number can be changed, and the code goes to the new one [2.72]',
  { tag: '@all' },
  async ({ page, addresses }) => {
    const [wrong, right] = [freshPhone(), freshPhone()];
    await page.goto('/');
    const dialog = await requestCode(page, wrong);
    await expect(dialog.getByText(`Not ${wrong.slice(0, 2)}••• ••${wrong.slice(-3)}?`)).toBeVisible();
    await dialog.getByRole('button', { name: 'Change' }).click();
    const phone = dialog.getByRole('textbox', { name: /phone/i });
    await expect(phone).toBeFocused();
    await expect(phone).toHaveValue(wrong);
    await sendCode(page, right);
    await finishRegistration(page, addresses.api, right, 'Chandra');
    const token = await page.evaluate(() => localStorage.getItem('token'));
    const me = await page.request.get(`${addresses.api}/api/me`, { headers: { authorization: `Bearer ${token}` } });
    expect(await me.json()).toMatchObject({ phone: right });
  },
);

test('a reload keeps the step and the number, but never the code', async ({ page, addresses }) => {
  const phone = freshPhone();
  await page.goto('/');
  const dialog = await requestCode(page, phone);
  const code = await codeSentTo(page.request, addresses.api, phone);
  await dialog.getByRole('textbox', { name: /OTP/ }).fill(code);
  await page.reload();
  await expect(dialog.getByRole('heading', { name: 'User Registration' })).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: /OTP/ })).toHaveValue('');
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).toContain(phone);
  expect(stored).not.toContain(code);
  await finishRegistration(page, addresses.api, phone, 'Sleepy');
});

test('a pasted message, Devanagari digits and a number with +91 are accepted', async ({ page, context, addresses }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const phone = freshPhone();
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  const dialog = loginDialog(page);
  const number = dialog.getByRole('textbox', { name: /phone/i });
  const paste = async (text: string) => {
    await page.evaluate((words) => navigator.clipboard.writeText(words), text);
    await page.keyboard.press('ControlOrMeta+V');
  };
  for (const written of [`+91 ${phone.slice(0, 5)}-${phone.slice(5)}`, `0${phone}`]) {
    await number.fill('');
    await number.focus();
    await paste(written);
    await expect(number).toHaveValue(phone);
  }
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  const pin = dialog.getByRole('textbox', { name: /OTP/ });
  await expect(pin).toHaveAttribute('autocomplete', 'one-time-code');
  await pin.focus();
  const code = await codeSentTo(page.request, addresses.api, phone);
  await paste(`${code} is your Maidan code. It works for 5 minutes. Never share it.\n\n@maidan.localhost #${code}`);
  await expect(pin).toHaveValue(code);
  await pin.fill('');
  await paste([...code].map((digit) => String.fromCodePoint(0x966 + Number(digit))).join(''));
  await expect(pin).toHaveValue(code);
});
