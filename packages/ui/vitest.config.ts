import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { chromium } from 'playwright';
import type { TestProjectConfiguration } from 'vitest/config';
import { defineConfig } from 'vitest/config';
import { browserLaunch } from './.storybook/env.ts';

/** Made anew for each project: the runner writes into it. */
function inBrowser() {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({ launchOptions: browserLaunch(chromium.executablePath()) }),
    instances: [{ browser: 'chromium' as const }],
  };
}

/**
 * Every story, with its play function and axe, in one colour scheme. Those that only show what happens in the course of seconds,
 * or to a text's marks, are tagged `one-scheme` and run in the light: another story shows the same picture in the dark.
 */
function storiesIn(theme: 'light' | 'dark'): TestProjectConfiguration {
  return {
    plugins: [
      storybookTest({
        configDir: '.storybook',
        initialGlobals: { theme },
        tags: { exclude: theme === 'dark' ? ['one-scheme'] : [] },
      }),
      vanillaExtractPlugin(),
    ],
    // What the stories of all packages import, found before the first of them runs: a find on the way reloads the page.
    optimizeDeps: { entries: ['src/**/*.tsx', '../media/src/**/*.tsx', '../auth/src/**/*.tsx'] },
    test: { name: `storybook-${theme}`, browser: inBrowser() },
  };
}

export default defineConfig({
  test: {
    // One page at a time: several share two cores badly, and a story that waits for its turn runs out of time.
    fileParallelism: false,
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'unit',
          environment: 'node',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: ['**/*.browser.test.*'],
        },
      },
      {
        plugins: [vanillaExtractPlugin()],
        test: { name: 'browser', include: ['src/**/*.browser.test.{ts,tsx}'], browser: inBrowser() },
      },
      storiesIn('light'),
      storiesIn('dark'),
    ],
  },
});
