import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

/** What runs in Node. The stories and other tests in a browser have a configuration of their own. */
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: { name: 'storybook-server', environment: 'node', include: ['src/server-rendering.test.tsx'] },
});
