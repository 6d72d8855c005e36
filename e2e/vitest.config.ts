import { defineConfig } from 'vitest/config';

// The rest belongs to Playwright.
export default defineConfig({
  test: { include: ['repo-rules/**/*.test.ts', 'checks/**/*.test.ts', 'defences/**/*.test.ts'] },
});
