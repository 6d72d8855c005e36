import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

// Rules and the server's markup, in node. What needs a browser is shown and played in the stories of packages/ui.
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: { environment: 'node', include: ['src/**/*.test.{ts,tsx}'] },
});
