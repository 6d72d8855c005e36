import { defineConfig } from 'vitest/config';

// The rest belongs to Playwright.
export default defineConfig({
  test: {
    include: ['recipes/**/*.test.ts', 'repo-rules/**/*.test.ts', 'checks/**/*.test.ts', 'defences/**/*.test.ts'],
  },
});
