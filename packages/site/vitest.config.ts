import { defineConfig } from 'vitest/config';

// What needs a browser runs with the stories, in packages/storybook.
export default defineConfig({
  test: { include: ['src/**/*.test.{ts,tsx}'], exclude: ['**/*.browser.test.*'] },
});
