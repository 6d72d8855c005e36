import type { Page } from '@playwright/test';
import { signUp } from '../../support/users.ts';
import { expectAccessible, findViolations } from '../../support/accessible.ts';
import { expect, test } from '../../support/test.ts';

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

test(
  'settings has three sections, and axe finds nothing [2.12 2.201 2.202 2.203]',
  { tag: '@all' },
  async ({ page }) => {
    const answer = await page.goto('/settings');
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.getByRole('switch', { name: 'Dark mode' })).toBeChecked({ checked: colorScheme === 'dark' });
    }
    for (const name of ['Allow Location', 'Allow Notifications']) {
      await expect(page.getByRole('button', { name })).toBeVisible();
    }
    await expectAccessible(page);
  },
);

test(
  "dark mode is stored as theme 'dark-mode', shown at once and after a reload [3.59 4.77]",
  { tag: '@desk-only' },
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/settings');
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const light = await ground();
    await page.getByRole('switch', { name: 'Dark mode' }).check();
    expect(await stored(page, 'theme')).toBe('dark-mode');
    const dark = await ground();
    expect(dark).not.toBe(light);
    await page.reload();
    await expect(page.getByRole('switch', { name: 'Dark mode' })).toBeChecked();
    expect(await ground()).toBe(dark);
    await page.getByRole('switch', { name: 'Dark mode' }).uncheck();
    expect(await stored(page, 'theme')).not.toBe('dark-mode');
    expect(await ground()).toBe(light);
  },
);

test.describe('with the location granted', () => {
  test.use({ permissions: ['geolocation'], geolocation: { latitude: 12.978_369, longitude: 77.640_835 } });

  test(
    'the location is rounded, stored, named and remembered for a year [3.58 4.73 4.74 4.75 8.14 9.17]',
    { tag: '@desk-only' },
    async ({ page, context }) => {
      const requested = page.waitForRequest((request) => request.url().includes('/geocode/reverse'));
      await page.goto('/settings');
      await page.getByRole('button', { name: 'Allow Location' }).click();
      await expect(page.getByText('Location accessed')).toBeVisible();
      // The exact position stays on the device.
      const query = new URL((await requested).url()).searchParams;
      expect([query.get('latitude'), query.get('longitude')]).toEqual(['12.98', '77.64']);
      await expect(page.getByText('You’re near Indiranagar, Bengaluru, Karnataka.')).toBeVisible();
      expect([await stored(page, 'lat'), await stored(page, 'lng')]).toEqual(['12.98', '77.64']);
      const cookie = (await context.cookies()).find(({ name }) => name === 'location');
      expect(decodeURIComponent(cookie?.value ?? '')).toBe('Indiranagar, Bengaluru, Karnataka');
      const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
      expect(days).toBeGreaterThan(360);
      expect(days).toBeLessThan(370);
      await page.reload();
      await expect(page.getByText('You’re near Indiranagar, Bengaluru, Karnataka.')).toBeVisible();
    },
  );

  test("a location without a name is 'NA' [7.60]", { tag: ['@desk-only', '@all'] }, async ({ page, context }) => {
    await context.setGeolocation({ latitude: 0, longitude: 0 });
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Allow Location' }).click();
    await expect(page.getByText('Location accessed')).toBeVisible();
    await expect.poll(async () => (await context.cookies()).find(({ name }) => name === 'location')?.value).toBe('NA');
  });

  test('the browser gets a timeout of 10 seconds [9.18]', { tag: ['@desk-only', '@all'] }, async ({ page }) => {
    await page.addInitScript(() => {
      const { geolocation } = navigator;
      const ask = geolocation.getCurrentPosition.bind(geolocation);
      geolocation.getCurrentPosition = (found, failed, options) => {
        document.documentElement.setAttribute('data-timeout', String(options?.timeout));
        ask(found, failed, options);
      };
    });
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Allow Location' }).click();
    await expect(page.getByText('Location accessed')).toBeVisible();
    expect(await page.locator('html').getAttribute('data-timeout')).toBe('10000');
  });
});

test.describe('with the location denied', () => {
  test.use({ permissions: [] });

  test(
    "shows 'Location access denied by User', stores nothing, and allows a retry [8.13]",
    { tag: '@desk-only' },
    async ({ page, context }) => {
      await page.goto('/settings');
      await page.getByRole('button', { name: 'Allow Location' }).click();
      await expect(page.getByText('Location access denied by User')).toBeVisible();
      expect([await stored(page, 'lat'), await stored(page, 'lng')]).toEqual([null, null]);
      expect((await context.cookies()).map(({ name }) => name)).not.toContain('location');
      await expect(page.getByRole('button', { name: 'Allow Location' })).not.toHaveAttribute('aria-disabled', 'true');
    },
  );
});

test.describe('with notifications granted', () => {
  test.use({ permissions: ['notifications'] });

  test("settings shows the browser's decision [2.203]", { tag: ['@desk-only', '@all'] }, async ({ page }) => {
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Allow Notifications' }).click();
    // A headless browser shows no notifications, granted or not.
    const words = {
      granted: 'Notifications are allowed in this browser.',
      denied: 'Blocked in your browser’s site settings.',
      default: 'Get notified about replies and match days.',
    }[await page.evaluate(() => Notification.permission)];
    await expect(page.getByText(words)).toBeVisible();
  });
});

test(
  'missing support for notifications is logged but not shown [8.22]',
  { tag: ['@desk-only', '@all'] },
  async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'Notification'));
    await page.goto('/settings');
    const logged = page.waitForEvent('console', (message) => message.text().includes('does not support notifications'));
    await page.getByRole('button', { name: 'Allow Notifications' }).click();
    expect((await logged).type()).toBe('info');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

test('the data saver is stored', { tag: ['@desk-only', '@all'] }, async ({ page }) => {
  await page.goto('/settings');
  await expect(page.getByRole('radio', { name: 'Auto' })).toBeChecked();
  await page.getByRole('radio', { name: 'On' }).check();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'On' })).toBeChecked();
});

test('a visitor has no quick links [2.204]', { tag: ['@desk-only', '@all'] }, async ({ page }) => {
  await page.goto('/settings');
  await expect(page.getByRole('region', { name: 'Permissions' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Quick links' })).toHaveCount(0);
});

test.describe('signed in', () => {
  test.use({ permissions: ['geolocation'], geolocation: { latitude: 12.978_369, longitude: 77.640_835 } });
  test.beforeEach(async ({ page, request, addresses }) => {
    const { token, userId } = await signUp(request, addresses.api);
    await page.addInitScript(
      ([ownToken, id]) => {
        localStorage.setItem('token', ownToken);
        localStorage.setItem('user_id', id);
      },
      [token, String(userId)] as const,
    );
  });

  test('settings has quick links [2.204]', { tag: ['@desk-only', '@all'] }, async ({ page }) => {
    await page.goto('/settings');
    const links = page.getByRole('region', { name: 'Quick links' });
    const hrefs = await links.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual([
      '/myaccount',
      '/messages',
      '/myaccount/categories',
      '/myaccount/tags',
      '/about',
      '/contact',
    ]);
    await expect(links.getByRole('button', { name: 'Logout' })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });

  test(
    'a user sets dark mode and notifications [1.16 1.18]',
    { tag: ['@desk-only', '@all'] },
    async ({ page, context }) => {
      await context.grantPermissions(['notifications']);
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto('/settings');
      await expect(page.getByRole('region', { name: 'Quick links' })).toBeVisible();
      await page.getByRole('switch', { name: 'Dark mode' }).check();
      await page.evaluate(() => {
        const ask = Notification.requestPermission.bind(Notification);
        Notification.requestPermission = async (...args) => {
          document.documentElement.setAttribute('data-asked', 'yes');
          return ask(...args);
        };
      });
      await page.getByRole('button', { name: 'Allow Notifications' }).click();
      // A headless browser has decided already, and does not prompt.
      const decided = await page.evaluate(() => Notification.permission !== 'default');
      if (!decided) await expect(page.locator('html')).toHaveAttribute('data-asked', 'yes');
      await expect(
        page.getByText(/^(?:Notifications are allowed in this browser|Blocked in your browser’s site settings)\./),
      ).toBeVisible();
      await page.reload();
      await expect(page.getByRole('switch', { name: 'Dark mode' })).toBeChecked();
      expect(await stored(page, 'theme')).toBe('dark-mode');
    },
  );

  test(
    'the location is sent to updatelocation, rounded, with its name [1.17 4.76 7.7 7.59]',
    { tag: ['@desk-only', '@all'] },
    async ({ page }) => {
      await page.goto('/settings');
      await expect(page.getByRole('region', { name: 'Quick links' })).toBeVisible();
      const sent = page.waitForRequest((request) => request.url().endsWith('/api/updatelocation'));
      await page.getByRole('button', { name: 'Allow Location' }).click();
      expect((await sent).postDataJSON()).toEqual({
        lat: 12.98,
        lng: 77.64,
        location: 'Indiranagar, Bengaluru, Karnataka',
      });
      expect((await sent).headers()['authorization']).toMatch(/^Bearer /);
    },
  );
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('settings explains what it needs', { tag: ['@desk-only', '@all'] }, async ({ page }) => {
    await page.goto('/settings');
    // Text queries skip noscript.
    await expect(page.locator('noscript p')).toBeVisible();
    expect(await page.locator('noscript p').innerText()).toMatch(/^Settings need JavaScript\./);
  });
});
