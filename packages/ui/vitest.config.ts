import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

// Rules and tokens, in Node. Anything that needs a browser runs with the stories, in packages/storybook.
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: { environment: 'node', include: ['src/**/*.test.{ts,tsx}'], exclude: ['**/*.browser.test.*'] },
});
