import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { chromium, type BrowserContextOptions } from 'playwright';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { browserLaunch, hiddenDependencies } from './.storybook/env.ts';

/** A new object for each project, because the runner modifies it. */
function inBrowser(flags: readonly string[] = [], context: BrowserContextOptions = {}) {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({
      launchOptions: browserLaunch(chromium.executablePath(), flags),
      // Tests cannot see a part that is still fading in, which takes longer on a slow machine.
      contextOptions: { reducedMotion: 'reduce', ...context },
    }),
    instances: [{ browser: 'chromium' as const }],
  };
}

const testsAll = process.env['TEST_ALL'] === '1';

/** Every story, with its play function and axe. `pnpm test:all` also checks its colours in the dark scheme. */
const stories: TestProjectConfiguration = {
  plugins: [
    storybookTest({ configDir: '.storybook', initialGlobals: { theme: 'light', inBothSchemes: testsAll } }),
    vanillaExtractPlugin(),
  ],
  // Vite finds these dependencies before the first story runs; finding one later would reload the page.
  optimizeDeps: {
    entries: ['src/**/*.tsx', '../*/src/**/*.tsx', '../../apps/{feed,ysl,desk}/src/**/*.stories.tsx'],
    include: hiddenDependencies,
  },
  test: { name: 'storybook', browser: inBrowser() },
};

export default defineConfig({
  test: {
    // Parallel pages: one waits for the network and animations while the other runs.
    maxWorkers: 2,
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        optimizeDeps: { include: hiddenDependencies },
        test: {
          name: 'browser',
          include: ['src/**/*.browser.test.tsx'],
          exclude: ['src/pictures/**'],
          browser: inBrowser(),
        },
      },
      {
        plugins: [vanillaExtractPlugin()],
        optimizeDeps: { entries: ['src/**/*.tsx', '../*/src/**/*.tsx'], include: hiddenDependencies },
        test: {
          name: 'pictures',
          include: ['src/pictures/*.browser.test.{ts,tsx}'],
          browser: {
            // Settings that make all browsers and machines draw alike.
            ...inBrowser(['--font-render-hinting=none', '--disable-lcd-text', '--disable-font-subpixel-positioning'], {
              timezoneId: 'Asia/Kolkata',
              locale: 'en-IN',
            }),
            expect: {
              toMatchScreenshot: {
                resolveScreenshotPath: ({ arg, ext, root }) => `${root}/pictures/${arg}${ext}`,
                // Pictures of long parts are taller than a screen, of which only the first is painted: 1 % of that.
                comparatorOptions: { allowedMismatchedPixelRatio: 0.02, allowedMismatchedPixels: 2_700 },
              },
            },
          },
        },
      },
      {
        root: '../ui',
        plugins: [vanillaExtractPlugin()],
        test: { name: 'browser-ui', include: ['src/**/*.browser.test.{ts,tsx}'], browser: inBrowser() },
      },
      {
        root: '../site',
        plugins: [vanillaExtractPlugin()],
        test: { name: 'browser-site', include: ['src/**/*.browser.test.tsx'], browser: inBrowser() },
      },
      stories,
    ],
  },
});
