import { defineConfig, devices } from '@playwright/test';
import { chromiumFlags, findChromium } from './checks/chromium.ts';

const executablePath = findChromium();
const launchOptions = { ...(executablePath === undefined ? {} : { executablePath }), args: chromiumFlags };

/**
 * Journeys about what only our server has (pages of matches, pictures for previews, captions, …). `API_PLAIN=1` makes
 * it answer with the specification's calls and fields alone, and leaves these out; all others must pass as they are.
 */
const notHere = process.env['API_PLAIN'] === '1' ? [/@extension/] : [];

/** Chromium always; Firefox and WebKit where a machine has them and ALL_BROWSERS=1 asks for them. */
const others =
  process.env['ALL_BROWSERS'] === '1'
    ? [
        { name: 'firefox', use: { ...devices['Desktop Firefox'] } },
        { name: 'webkit', use: { ...devices['iPhone 15'] } },
      ]
    : [];

/** Journeys in which the size of the screen plays no part: codes, sessions, addresses, failures. They run on the desk only. */
const onAnyScreen = [
  'account/{data,followed,guard,guard-bfcache,notifications}',
  'calls/*',
  'custom-form/{logged-out,mistakes,submitting}',
  'home/{document,hasty-back,rewritten-document,without-api}',
  'league/{calendars,documents,failing-service,login-invitation,register,social-frame,without-script}',
  'login/{aged-code,by-api,codes,intents,refused-writes,return-url,session,sites,work-for-codes}',
  'messages/{failures,live,offline}',
  'plain-server/*',
  'provider/*',
  'reading/{documents,site-files}',
  'registration/registering',
  'taking-part/{ended-session,interactions,stopped-server,two-tabs}',
  'video-feed/{by-ear,data-saver,keyboard}',
].map((place) => `**/${place}.spec.ts`);

export default defineConfig({
  testDir: 'tests',
  globalSetup: './product/start-product.ts',
  fullyParallel: true,
  // Two cores serve the browser, the three servers and the runner.
  workers: 2,
  forbidOnly: true,
  grepInvert: notHere,
  // At home a journey that fails once is looked at; in CI it is tried once more and named.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  // A trace of every journey costs a quarter of the time; in CI the second try has one.
  use: {
    trace: process.env['CI'] ? 'on-first-retry' : 'retain-on-failure',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  },
  // Single journeys of that kind are tagged.
  projects: [
    {
      name: 'desk',
      grepInvert: [/@phone-only/, ...notHere],
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 }, launchOptions },
    },
    {
      name: 'phone',
      grepInvert: [/@desk-only/, ...notHere],
      testIgnore: onAnyScreen,
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 }, launchOptions },
    },
    ...others,
  ],
});
