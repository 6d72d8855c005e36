import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

/** The tests in Node. Stories and other browser tests have a separate configuration. */
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: { name: 'storybook-server', environment: 'node', include: ['src/server-rendering.test.tsx'] },
});
