import { configDefaults, defineConfig } from 'vitest/config';

const testsAll = process.env['TEST_ALL'] === '1';

// The other tests run in Playwright.
export default defineConfig({
  test: {
    include: ['recipes/**/*.test.ts', 'repo-rules/**/*.test.ts', 'checks/**/*.test.ts', 'defences/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(testsAll ? [] : ['**/*.all.test.ts'])],
  },
});
