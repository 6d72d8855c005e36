import { defineConfig } from 'vitest/config';

// The journeys beside these are Playwright's.
export default defineConfig({ test: { include: ['repo-rules/**/*.test.ts', 'checks/**/*.test.ts'] } });
