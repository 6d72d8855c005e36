import { configDefaults, defineConfig } from 'vitest/config';

const testsAll = process.env['TEST_ALL'] === '1';

export default defineConfig({
  build: {
    ssr: true,
    target: 'node24',
    rolldownOptions: {
      input: {
        main: 'src/server/main.ts',
        'paint-worker': 'src/adapters/drawing/paint-worker.ts',
        'inspect-process': 'src/adapters/inspection/inspect-process.ts',
        'picture-process': 'src/adapters/pictures/picture-process.ts',
        'clip-process': 'src/adapters/clips/clip-process.ts',
        maidan: 'src/commands/maidan.ts',
      },
    },
  },
  // The workspace's own packages are sources and go into the bundle, and so do the libraries of hundreds of small files: a
  // start reads them in half the time. What else is installed stays outside.
  ssr: { noExternal: [/^@maidan\//, 'hono', '@hono/node-server', 'kysely', 'zod'] },
  test: {
    include: ['{src,testing,benchmarks}/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(testsAll ? [] : ['**/*.all.test.ts'])],
    globalSetup: ['testing/databases/find-postgres.ts', 'testing/programs.ts'],
    // One PGlite for all files of a worker: it takes seconds to start, and each test has a schema of its own.
    isolate: false,
    maxWorkers: 2,
    // Only what hangs is ended: a busy machine makes tests slow, not wrong.
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
