import { CountedSteps } from '../../support/counted-steps.ts';
import { loginDialog } from '../../support/login.ts';
import { expect, test } from '../../support/test.ts';
import { codeSentTo, freshPhone, openAs, signUp } from '../../support/users.ts';

test.describe('on a phone', { tag: '@phone-only' }, () => {
  test('from the first visit to the first like: two taps, and the four fields of a new account', async ({
    page,
    addresses: { api },
  }) => {
    const steps = new CountedSteps();
    const phone = freshPhone();
    await page.goto('/tag/music');
    const like = (pressed: boolean) =>
      page
        .getByRole('article')
        .first()
        .getByRole('button', { name: /^Like, /, pressed });
    await steps.tap(like(false));
    const dialog = loginDialog(page);
    await steps.fill(dialog.getByRole('textbox', { name: /phone/i }), phone);
    await steps.tap(dialog.getByRole('button', { name: 'Send OTP' }));
    await steps.fill(dialog.getByRole('textbox', { name: /name/i }), 'Asha');
    await steps.fill(dialog.getByRole('textbox', { name: /e-?mail/i }), `${phone}@people.example`);
    await steps.fill(dialog.getByRole('textbox', { name: /OTP/ }), await codeSentTo(page.request, api, phone));
    await expect(like(true)).toBeVisible();
    expect(steps).toMatchObject({ taps: 2, fields: 4 });
  });

  test('from home to a sent question to the provider: three taps and three fields', async ({
    page,
    addresses: { api },
  }) => {
    const steps = new CountedSteps();
    await openAs(page, await signUp(page.request, api), '/');
    await steps.tap(page.getByRole('banner').getByRole('link', { name: /^Messages/ }));
    await steps.tap(page.getByRole('button', { name: 'New Conversation' }));
    const dialog = page.getByRole('dialog', { name: 'New Conversation' });
    await steps.fill(dialog.getByRole('textbox', { name: 'Subject' }), 'Trials on Saturday');
    await steps.fill(dialog.getByRole('textbox', { name: 'Location' }), 'Indiranagar');
    await steps.fill(dialog.getByRole('textbox', { name: 'Message' }), 'May I bring a friend?');
    await steps.tap(dialog.getByRole('button', { name: 'Start Conversation' }));
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText('May I bring a friend?');
    expect(steps).toMatchObject({ taps: 3, fields: 3 });
  });
});
