import { defineConfig } from 'vitest/config';

// Needs a build, so it is a separate step.
export default defineConfig({
  test: { include: ['deployed/**/*.test.ts'], testTimeout: 60_000 },
});
