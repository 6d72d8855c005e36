import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

// Rules, storage and the server's markup, in node. The dialog is shown and played in the stories of packages/ui.
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: { environment: 'node', include: ['src/**/*.test.{ts,tsx}'] },
});
