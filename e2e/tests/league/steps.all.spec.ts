import { CountedSteps } from '../../support/counted-steps.ts';
import { loginDialog } from '../../support/login.ts';
import { expect, test } from '../../support/test.ts';
import { codeSentTo, freshPhone, openAs, signUp } from '../../support/users.ts';
import { formOf, SHORT, skipFormInvitation } from '../custom-form/form-page.ts';
import { skipLoginInvitation } from './league-api.ts';

test.use({ baseURL: async ({ addresses }, use) => use(addresses.league) });

test.describe('on a phone', { tag: ['@phone-only', '@extension'] }, () => {
  test("from a league's home into a team and its chat: three taps", async ({ page, addresses }) => {
    const steps = new CountedSteps();
    await skipLoginInvitation(page);
    await openAs(page, await signUp(page.request, addresses.api), '/league/bengaluru-gully-cup');
    await steps.tap(page.getByRole('main').getByRole('link', { name: 'Pick your team' }));
    await steps.tap(page.getByRole('button', { name: 'Peenya Pacers', exact: true }));
    await steps.tap(page.getByRole('link', { name: 'Go to Chat' }));
    await expect(page.getByRole('main').getByText(/^You’re in: /)).toBeVisible();
    expect(steps).toMatchObject({ taps: 3, fields: 0 });
  });

  test("from a form's link to sent answers as a visitor: four taps, the form's two fields, and four fields of a new account", async ({
    page,
    addresses: { api },
  }) => {
    const steps = new CountedSteps();
    const phone = freshPhone();
    const { id } = await formOf(page.request, api, SHORT);
    await skipFormInvitation(page);
    await page.goto(`/form/${id}`);
    const main = page.getByRole('main');
    await steps.fill(main.getByRole('textbox', { name: 'Your name' }), 'Asha');
    await steps.choose(main.getByRole('combobox'), 1);
    await steps.tap(main.getByRole('button', { name: 'Submit' }));
    const dialog = loginDialog(page);
    await steps.fill(dialog.getByRole('textbox', { name: /phone/i }), phone);
    await steps.tap(dialog.getByRole('button', { name: 'Send OTP' }));
    await steps.fill(dialog.getByRole('textbox', { name: /name/i }), 'Asha');
    await steps.fill(dialog.getByRole('textbox', { name: /e-?mail/i }), `${phone}@people.example`);
    await steps.fill(dialog.getByRole('textbox', { name: /OTP/ }), await codeSentTo(page.request, api, phone));
    await steps.tap(page.getByRole('dialog', { name: 'Login Successful' }).getByRole('button', { name: 'Review' }));
    await steps.tap(main.getByRole('button', { name: 'Submit' }));
    await expect(page.getByRole('dialog', { name: 'Form Submitted' })).toBeVisible();
    expect(steps).toMatchObject({ taps: 4, fields: 6 });
  });
});
