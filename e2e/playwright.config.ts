import { defineConfig, devices } from '@playwright/test';
import { chromiumFlags, findChromium } from './checks/chromium.ts';

const executablePath = findChromium();
/** A test's page lives for only some seconds, so optimising its script would cost a tenth of the total time. */
const shortLived = ['--js-flags=--no-opt --no-maglev'];
const launchOptions = {
  ...(executablePath === undefined ? {} : { executablePath }),
  args: [...chromiumFlags, ...shortLived],
};

// Clips play unencoded. With ffmpeg, each product would encode other sizes of every clip during the tests; the API's tests
// cover that.
process.env['FFMPEG'] ??= 'none';

// Service workers use the machine's network. A test takes it away by cutting the connections of their site.
process.env['PLAYWRIGHT_DISABLE_SERVICE_WORKER_NETWORK'] ??= '1';

const isPlain = process.env['API_PLAIN'] === '1';

/** Whether this is `pnpm test:all`. `pnpm test` omits the files `*.all.spec.ts` and the tests tagged `@all`. */
const testsAll = process.env['TEST_ALL'] === '1';
const onlyInAll = testsAll ? [] : ['**/*.all.spec.ts'];

/**
 * Tests of our server's extensions (match pages, preview pictures, captions, …). `API_PLAIN=1` limits the server to the
 * specification's calls and fields, and skips these tests; all others must pass unchanged.
 */
const notHere = [...(isPlain ? [/@extension/] : []), ...(testsAll ? [] : [/@all/])];

/** Chromium always runs; Firefox and WebKit with ALL_BROWSERS=1, if they are installed. */
const others =
  process.env['ALL_BROWSERS'] === '1'
    ? [
        { name: 'firefox', use: { ...devices['Desktop Firefox'] } },
        { name: 'webkit', use: { ...devices['iPhone 15'] } },
      ]
    : [];

/**
 * Files in which the screen size does not matter: codes, sessions, addresses, failures. They run only in the desktop
 * project, as do single tests with the tag `@desk-only` in other files.
 */
const onAnyScreen = [
  'account/{account-pin,confirm-email,data,followed,guard,guardian,guard-bfcache,notifications,phone-change}',
  'calls/*',
  'desk/{appeal,forms,many-rows,notifications,page-parts,permissions,posts,sign-in,webhooks}',
  'custom-form/{after-sending,embedded,every-theme,kinds,logged-out,prefilled,resuming,submitting,validation}',
  'home/{document,early-back,rewritten-document,without-api}',
  'league/{calendars,documents,failing-service,login-invitation,register,social-frame,without-script}',
  'login/{by-api,codes,expired-code,gated-actions,planted-login,proof-of-work,refused-writes,return-url,session,sites}',
  'messages/{failures,live,offline}',
  'offline/*',
  'plain-server/*',
  'provider/*',
  'reading/{corrupt-replies,documents,explore-failures,hostile-names,missing-pictures,mutants,new-deployment,own-hosts,page-states,redirects,removed,site-files}',
  'registration/registering',
  'taking-part/{ended-session,follow,interactions,stopped-server,two-tabs,unverified-login}',
  'video-feed/{data-saver,keyboard,media-elsewhere,screen-reader}',
].map((place) => `**/${place}{,.all}.spec.ts`);

export default defineConfig({
  testDir: 'tests',
  testIgnore: onlyInAll,
  globalSetup: './support/start-product.ts',
  fullyParallel: true,
  // For two cores: a test spends a third of its time waiting for timers and replies, during which another one can run.
  workers: 3,
  forbidOnly: true,
  reporter: [['line'], ['json', { outputFile: `.reports/${isPlain ? 'e2e-plain' : 'e2e'}.json` }]],
  grepInvert: notHere,
  // In CI a retry tells a fault from a race; the end of the run lists the tests that needed it.
  retries: process.env['CI'] ? 1 : 0,
  // A busy machine makes tests slow, but must not make them fail.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  // Tracing every test costs a quarter of the time, so only retries are traced, or all tests with `--trace on`.
  use: {
    // Ends hanging actions: three attempts of a slow test would take half an hour.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    trace: 'on-first-retry',
    // A service worker would respond instead of the faults that tests inject; the tests in `offline` allow it.
    serviceWorkers: 'block',
    // Without a graphics card, drawing motion takes half of the time. Tests of motion allow it.
    contextOptions: { reducedMotion: 'reduce' },
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
      // The second screen repeats only tests for which the layout differs.
      ...(testsAll ? {} : { grep: /@phone/ }),
      grepInvert: [/@desk-only/, ...notHere],
      testIgnore: [...onlyInAll, ...onAnyScreen],
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 }, launchOptions },
    },
    ...others,
  ],
});
