import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

// Rules and the server's markup, in Node. The stories of packages/ui show and test anything that needs a browser.
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: { environment: 'node', include: ['src/**/*.test.{ts,tsx}'] },
});
