import { defineConfig, devices } from '@playwright/test';
import { chromiumFlags, findChromium } from './checks/chromium.ts';

const executablePath = findChromium();
const launchOptions = { ...(executablePath === undefined ? {} : { executablePath }), args: chromiumFlags };

/** Chromium always; Firefox and WebKit where a machine has them and ALL_BROWSERS=1 asks for them. */
const others =
  process.env['ALL_BROWSERS'] === '1'
    ? [
        { name: 'firefox', use: { ...devices['Desktop Firefox'] } },
        { name: 'webkit', use: { ...devices['iPhone 15'] } },
      ]
    : [];

export default defineConfig({
  testDir: 'tests',
  globalSetup: './product/start-product.ts',
  fullyParallel: true,
  // Two cores serve the browser, the three servers and the runner.
  workers: 2,
  forbidOnly: true,
  // At home a journey that fails once is looked at; in CI it is tried once more and named.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  use: { trace: 'retain-on-failure', locale: 'en-IN', timezoneId: 'Asia/Kolkata' },
  projects: [
    { name: 'desk', use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 }, launchOptions } },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 }, launchOptions },
    },
    ...others,
  ],
});
