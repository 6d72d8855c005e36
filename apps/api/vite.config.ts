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
  // Workspace packages are sources and are bundled, and so are libraries of hundreds of small files: startup reads them in
  // half the time. Other dependencies stay external.
  ssr: { noExternal: [/^@maidan\//, 'hono', '@hono/node-server', 'kysely', 'zod'] },
  test: {
    include: ['{src,testing,benchmarks}/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(testsAll ? [] : ['**/*.all.test.ts'])],
    globalSetup: ['testing/databases/find-postgres.ts', 'testing/programs.ts'],
    // One PGlite for all files of a worker: it takes seconds to start, and each test has its own schema.
    isolate: false,
    maxWorkers: 2,
    // Only hanging tests are ended: a busy machine makes tests slow, not wrong.
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
