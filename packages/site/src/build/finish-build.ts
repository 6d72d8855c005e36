import { writeLanguages, type Languages } from './compile-text.ts';
import { precompress } from './precompress.ts';

/**
 * A Vite plugin that writes the languages of the browser build and compresses it. Typed by shape, because the
 * server does not need Vite.
 */
export function finishBuild(clientDir: string, languages: Languages, built: readonly string[]) {
  return {
    name: 'maidan:finish-build',
    apply: 'build' as const,
    // The browser build comes first, and the server build only adds files, so the last close sees all of them.
    closeBundle: {
      sequential: true as const,
      order: 'post' as const,
      async handler() {
        writeLanguages(clientDir, languages, built);
        await precompress(clientDir);
      },
    },
  };
}
