import type { FrameLocator, Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessible.ts';
import { joinAsOwner } from '../../support/desk.ts';
import { serveForeignPage } from '../../support/foreign-page.ts';
import { logInByDialog } from '../../support/login.ts';
import { expect, test } from '../../support/test.ts';
import { formOf, SHORT } from './form-page.ts';

test.describe('a form on another site', { tag: '@extension' }, () => {
  test(
    'is filled in there with the embed code of the desk, and sent from a separate window after a login',
    { tag: '@all' },
    async ({ page, context, addresses }) => {
      const { desk, api } = addresses;
      const form = await formOf(page.request, api, SHORT);
      await joinAsOwner(page, addresses, 'Kavya');
      await page.goto(`${desk}/forms/${form.id}/fields`);
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Embed on another site' }).click();
      const code = await page.getByRole('textbox', { name: 'Code' }).inputValue();
      await expectAccessible(page);

      await context.clearCookies();
      const site = await serveForeignPage(() => code);
      await page.goto(site.address);
      const frame = page.frameLocator('iframe');
      await expect(frame.getByRole('heading', { name: form.title })).toBeVisible();
      const height = () => page.locator('iframe').evaluate((element) => Number.parseInt(element.style.height, 10));
      const content = () =>
        page
          .frames()[1]
          ?.locator('main > div')
          .first()
          .evaluate((element) => Math.ceil(element.getBoundingClientRect().height));
      await expect.poll(async () => (await height()) - ((await content()) ?? 0)).toBe(0);
      expect(await height()).not.toBe(800);
      expect(await context.cookies()).toEqual([]);
      await expectAccessible(page);

      // The frame reports missing answers.
      await frame.getByRole('button', { name: 'Submit' }).click();
      await expect(frame.getByRole('textbox', { name: 'Your name' })).toHaveAttribute('aria-invalid', 'true');
      await frame.getByRole('textbox', { name: 'Your name' }).fill('Asha');
      await frame.getByRole('combobox', { name: 'I would like to' }).selectOption('Umpire');
      const opening = context.waitForEvent('page');
      await frame.getByRole('button', { name: 'Submit' }).click();
      const opened = await opening;
      await expect(frame.getByText('Your answers are in the window that opened.')).toBeVisible();
      expect(new URL(opened.url()).pathname).toBe(`/embed/form/${SHORT}/send`);
      await expect(opened.getByRole('textbox', { name: 'Your name' })).toHaveValue('Asha');
      await expect(opened.getByRole('combobox', { name: 'I would like to' })).toHaveValue('Umpire');
      const colourIn = (place: FrameLocator | Page) =>
        place.getByRole('heading', { name: form.title }).evaluate((title) => getComputedStyle(title).color);
      expect(await colourIn(frame)).toBe(await colourIn(opened));
      await expectAccessible(opened);

      await opened.getByRole('main').getByRole('button', { name: 'Submit' }).click();
      await logInByDialog(opened, api);
      await opened.getByRole('button', { name: 'Review' }).click();
      await opened.getByRole('main').getByRole('button', { name: 'Submit' }).click();
      const thanks = opened.getByRole('dialog', { name: 'Form Submitted' });
      await expect(thanks).toBeVisible();
      await expect(frame.getByText(/^Thank you for submitting/)).toBeVisible();
      await Promise.all([opened.waitForEvent('close'), thanks.getByRole('button', { name: 'Okay' }).click()]);
      site.close();
    },
  );

  test('may be framed, unlike other pages, and its document sets no cookie', async ({ request, addresses }) => {
    const headersOf = async (path: string) => (await request.get(addresses.leagueLoopback + path)).headers();
    const embedded = await headersOf(`/embed/form/${SHORT}`);
    expect(embedded['content-security-policy']).toContain('frame-ancestors http: https:;');
    expect(embedded['x-frame-options']).toBeUndefined();
    expect(embedded['set-cookie']).toBeUndefined();
    for (const path of [`/embed/form/${SHORT}/send`, `/form/${SHORT}`, '/login', '/']) {
      const headers = await headersOf(path);
      expect([path, headers['x-frame-options']]).toEqual([path, 'DENY']);
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    }
  });

  test(
    'messages of a site that opens the window itself are ignored',
    { tag: '@all' },
    async ({ page, context, addresses }) => {
      const form = await formOf(page.request, addresses.api, SHORT);
      const address = `${addresses.league}/embed/form/${SHORT}/send`;
      const site = await serveForeignPage(() => '<button>Open</button>');
      await page.goto(site.address);
      await page.evaluate((to) => {
        document.querySelector('button')?.addEventListener('click', () => {
          Object.assign(window, { opened: window.open(to) });
        });
      }, address);
      const opening = context.waitForEvent('page');
      await page.getByRole('button', { name: 'Open' }).click();
      const opened = await opening;
      const first = form.fields.find(({ type }) => type === 'text');
      const field = opened.getByRole('textbox', { name: first?.label ?? '' });
      await expect(field).toBeVisible();
      await opened.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
      const message = { handed: { [String(first?.id)]: { text: 'Evil', picks: [], file: null } } };
      await page.evaluate((sent) => (window as unknown as { opened: Window }).opened.postMessage(sent, '*'), message);
      // Once the page's own later message has arrived, the first one must have been handled.
      await opened.evaluate(
        () =>
          new Promise((resolve) => {
            addEventListener('message', ({ data }) => data === 'later' && resolve(null));
            postMessage('later', location.origin);
          }),
      );
      await expect(field).toHaveValue('');
      site.close();
    },
  );
});
