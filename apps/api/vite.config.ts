import { defineConfig } from 'vitest/config';

export default defineConfig({
  build: {
    ssr: true,
    target: 'node24',
    rolldownOptions: {
      input: {
        main: 'src/server/main.ts',
        'paint-worker': 'src/adapters/drawing/paint-worker.ts',
        'inspect-process': 'src/adapters/inspection/inspect-process.ts',
        'content-import': 'src/commands/content-import.ts',
        'counts-check': 'src/commands/counts-check.ts',
        'db-migrate': 'src/commands/db-migrate.ts',
        'db-export': 'src/commands/db-export.ts',
        'export-answers': 'src/commands/export-answers.ts',
        'db-import': 'src/commands/db-import.ts',
        league: 'src/commands/league.ts',
        provider: 'src/commands/provider.ts',
      },
    },
  },
  // The workspace's own packages are sources and go into the bundle; what is installed stays outside.
  ssr: { noExternal: [/^@maidan\//] },
  test: {
    include: ['{src,testing,benchmarks}/**/*.test.ts'],
    globalSetup: 'testing/find-postgres.ts',
    // One PGlite for all files of a worker: it takes seconds to start, and each test has a schema of its own.
    isolate: false,
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
