import { defineConfig } from 'vitest/config';

// Anything that needs a browser runs with the stories, in packages/storybook.
export default defineConfig({
  test: { include: ['src/**/*.test.{ts,tsx}'], exclude: ['**/*.browser.test.*'] },
});
