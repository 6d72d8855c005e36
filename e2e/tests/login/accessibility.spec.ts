import type { Page } from '@playwright/test';
import { loadedWhole } from '../../support/settled.ts';
import { findViolations } from '../../support/accessible.ts';
import { codeSentTo, freshPhone } from '../../support/users.ts';
import { expect, test } from '../../support/test.ts';
import { loginDialog } from '../../support/login.ts';
import { requestCode, loginButton, wrongCodeFor } from './login-dialog.ts';

async function expectNoViolations(page: Page): Promise<void> {
  expect(await findViolations(page, { within: 'dialog' })).toEqual([]);
}

/** Records the announcements of live regions, in order. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const announcements: string[] = [];
    (globalThis as { announcements?: string[] }).announcements = announcements;
    const say = (node: Node) => {
      const region = (node instanceof Element ? node : node.parentElement)?.closest(
        'output, [role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]',
      );
      const text = region?.textContent?.trim();
      if (text && announcements.at(-1) !== text) announcements.push(text);
    };
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) for (const node of [target, ...addedNodes]) say(node);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (globalThis as { announcements?: string[] }).announcements ?? []);
}

test(
  'with the keyboard alone, the login opens, traps the focus, announces each step, and returns the focus',
  { tag: '@desk-only' },
  async ({ page, addresses }) => {
    const phone = freshPhone();
    await page.goto('/');
    const announcements = await listen(page);
    await loginButton(page).focus();
    await page.keyboard.press('Enter');
    const dialog = loginDialog(page);
    await expect(dialog.getByRole('textbox', { name: 'Phone number' })).toBeFocused();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(loginButton(page)).toBeFocused();

    await page.keyboard.press('Enter');
    await page.keyboard.type(phone);
    await page.keyboard.press('Enter');
    const name = dialog.getByRole('textbox', { name: 'Name' });
    await expect(name).toBeFocused();
    await expect.poll(announcements).toContain('User Registration. We have sent a code to your phone.');
    await expectNoViolations(page);

    // The focus never leaves the dialog.
    for (let tabs = 0; tabs < 14; tabs += 1) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(
          () => document.activeElement?.closest('dialog') !== null || document.activeElement === document.body,
        ),
      ).toBe(true);
    }

    await name.focus();
    await page.keyboard.type('Keya');
    await page.keyboard.press('Tab');
    await page.keyboard.type(`${phone}@people.example`);
    await page.keyboard.press('Tab');
    const pin = dialog.getByRole('textbox', { name: 'Enter the OTP sent to your phone number.' });
    await expect(pin).toBeFocused();
    const code = await codeSentTo(page.request, addresses.api, phone);
    // The last digit submits the form.
    await page.keyboard.type(wrongCodeFor(code));
    await expect(pin).toHaveAccessibleDescription(/4 tries left/);
    await expect(pin).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(code);
    await expect(dialog).toBeHidden();
    await expect.poll(announcements).toContain('Login Successful!');
    await expect
      .poll(() => page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body))
      .toBe(true);
  },
);

test(
  'the dialog is not part of the first load, and once loaded it opens with the next frame',
  { tag: '@desk-only' },
  async ({ page }) => {
    const scripts: { url: string; body: Promise<string> }[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push({ url: response.url(), body: response.text() });
    });
    await page.goto('/');
    await loadedWhole(page);
    const first = await Promise.all(scripts.map(({ body }) => body));
    expect(first.length).toBeGreaterThan(0);
    // Texts that only the form contains.
    for (const text of ['One-Click Login', 'Enter the OTP', 'Resend OTP?', 'By signing up']) {
      expect([text, first.filter((body) => body.includes(text)).length]).toEqual([text, 0]);
    }
    const before = scripts.length;
    await loginButton(page).click();
    await expect(loginDialog(page)).toBeVisible();
    expect(scripts.length).toBeGreaterThan(before);

    // Counted in frames, since a busy machine draws late: at most two at any speed.
    await page.keyboard.press('Escape');
    await expect(loginDialog(page)).toBeHidden();
    await page.evaluate(() => {
      const counter = globalThis as { drawn?: Promise<number> };
      counter.drawn = new Promise((resolve) => {
        const look = (frames: number) =>
          document.querySelector('dialog[open]') ? resolve(frames) : requestAnimationFrame(() => look(frames + 1));
        addEventListener('click', () => look(0), { once: true, capture: true });
      });
    });
    await loginButton(page).click();
    expect(await page.evaluate(() => (globalThis as { drawn?: Promise<number> }).drawn)).toBeLessThanOrEqual(2);
  },
);

test('a hidden field contains the step [5.3]', { tag: ['@desk-only', '@all'] }, async ({ page }) => {
  await page.goto('/');
  await loginButton(page).click();
  const smstype = () =>
    page.evaluate(() => {
      const field = document.querySelector('dialog input[name="smstype"]');
      return field instanceof HTMLInputElement ? [field.type, field.value, field.required] : null;
    });
  await expect(loginDialog(page)).toBeVisible();
  expect(await smstype()).toEqual(['hidden', 'phone', true]);
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/mobileotp')) bodies.push(request.postDataJSON());
  });
  await page.keyboard.press('Escape');
  const phone = freshPhone();
  await requestCode(page, phone);
  expect(bodies).toEqual([{ phone, type: 'phone', pin: '', name: '', email: '' }]);
  expect(await smstype()).toEqual(['hidden', '', true]);
});
