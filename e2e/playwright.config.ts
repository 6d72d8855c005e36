import { defineConfig, devices } from '@playwright/test';
import { chromiumFlags, findChromium } from './checks/chromium.ts';

const executablePath = findChromium();
const launchOptions = { ...(executablePath === undefined ? {} : { executablePath }), args: chromiumFlags };

const isPlain = process.env['API_PLAIN'] === '1';

/**
 * Tests of what only our server has (match pages, preview pictures, captions, …). `API_PLAIN=1` limits the server to the
 * specification's calls and fields, and skips these tests; all others must pass unchanged.
 */
const notHere = isPlain ? [/@extension/] : [];

/** Chromium always; Firefox and WebKit with ALL_BROWSERS=1 on a machine that has them. */
const others =
  process.env['ALL_BROWSERS'] === '1'
    ? [
        { name: 'firefox', use: { ...devices['Desktop Firefox'] } },
        { name: 'webkit', use: { ...devices['iPhone 15'] } },
      ]
    : [];

/**
 * Files in which the screen size does not matter: codes, sessions, addresses, failures. They run on the desk only, and so
 * do single tests with the tag `@desk-only` in the other files.
 */
const onAnyScreen = [
  'account/{account-pin,data,followed,guard,guardian,guard-bfcache,notifications,phone-change}',
  'calls/*',
  'desk/{appeal,forms,posts,sign-in}',
  'custom-form/{every-theme,logged-out,submitting,validation}',
  'home/{document,early-back,rewritten-document,without-api}',
  'league/{calendars,documents,failing-service,login-invitation,register,social-frame,without-script}',
  'login/{by-api,codes,expired-code,gated-actions,planted-login,proof-of-work,refused-writes,return-url,session,sites}',
  'messages/{failures,live,offline}',
  'offline/*',
  'plain-server/*',
  'provider/*',
  'reading/{corrupt-replies,documents,explore-failures,missing-pictures,mutants,new-deployment,page-states,redirects,site-files}',
  'registration/registering',
  'taking-part/{ended-session,interactions,stopped-server,two-tabs,unverified-login}',
  'video-feed/{data-saver,keyboard,media-elsewhere,screen-reader}',
].map((place) => `**/${place}.spec.ts`);

export default defineConfig({
  testDir: 'tests',
  globalSetup: './support/start-product.ts',
  fullyParallel: true,
  // Two cores serve the browser, the three servers and the runner.
  workers: 2,
  forbidOnly: true,
  reporter: [['line'], ['json', { outputFile: `.reports/${isPlain ? 'e2e-plain' : 'e2e'}.json` }]],
  grepInvert: notHere,
  // CI shares its machines: it retries a failed test twice, and names it.
  retries: process.env['CI'] ? 2 : 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  // Tracing every test costs a quarter of the time; in CI only the retry has a trace.
  use: {
    trace: process.env['CI'] ? 'on-first-retry' : 'retain-on-failure',
    // A worker would answer in place of the faults that tests make; those of `offline` allow it.
    serviceWorkers: 'block',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  },
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
