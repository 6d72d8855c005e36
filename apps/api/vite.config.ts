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
        'picture-process': 'src/adapters/pictures/picture-process.ts',
        'clip-process': 'src/adapters/clips/clip-process.ts',
        maidan: 'src/commands/maidan.ts',
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
