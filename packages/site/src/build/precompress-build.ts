import { precompress } from './precompress.ts';

/** A Vite plugin that compresses the browser build once it is written. Typed by shape: the server needs no Vite. */
export function precompressBuild(clientDir: string) {
  return {
    name: 'maidan:precompress',
    apply: 'build' as const,
    // The browser build comes first and the server build only adds next to it, so the last close has all files.
    async closeBundle() {
      await precompress(clientDir);
    },
  };
}
