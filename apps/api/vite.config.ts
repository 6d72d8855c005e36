import { defineConfig } from 'vitest/config';

export default defineConfig({
  build: {
    ssr: true,
    target: 'node24',
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        'paint-worker': 'src/preview/paint-worker.ts',
        'inspect-process': 'src/uploads/inspect/inspect-process.ts',
        'content-import': 'src/cli/content-import.ts',
        'counts-check': 'src/cli/counts-check.ts',
        'db-migrate': 'src/cli/db-migrate.ts',
        'db-export': 'src/cli/db-export.ts',
        'export-answers': 'src/cli/export-answers.ts',
        'db-import': 'src/cli/db-import.ts',
        league: 'src/cli/league.ts',
        provider: 'src/cli/provider.ts',
      },
    },
  },
  // The workspace's own packages are sources and go into the bundle; what is installed stays outside.
  ssr: { noExternal: [/^@maidan\//] },
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: 'src/test-app/find-postgres.ts',
    // One PGlite for all files of a worker: it takes seconds to start, and each test has a schema of its own.
    isolate: false,
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
