import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

// Rules, storage and the server's markup, in Node. The stories of packages/ui show and test the dialog.
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: { environment: 'node', include: ['src/**/*.test.{ts,tsx}'] },
});
