import { defineConfig } from 'vitest/config';

export default defineConfig({
  build: {
    ssr: true,
    target: 'node24',
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        'content-import': 'src/cli/content-import.ts',
        'db-migrate': 'src/cli/db-migrate.ts',
        'db-export': 'src/cli/db-export.ts',
        'db-import': 'src/cli/db-import.ts',
      },
    },
  },
  // The workspace's own packages are sources and go into the bundle; what is installed stays outside.
  ssr: { noExternal: [/^@maidan\//] },
  test: {
    include: ['src/**/*.test.ts'],
    // One PGlite for all files of a worker: it takes seconds to start, and each test has a schema of its own.
    isolate: false,
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
