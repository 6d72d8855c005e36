import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

/** Bytes. Only the player of live streams is larger, and it needs the network anyway. */
const MOST = 250_000;

/** React's runtime entry is larger, but every page needs it. */
const ENTRY = /^entry\.client-/;

/** The files that an offline page may need, as paths: scripts and styles; fonts are stored when they are used. */
function filesOf(clientDir: string): string[] {
  const folder = join(clientDir, 'assets');
  return readdirSync(folder)
    .filter((name) => /\.(?:js|css)$/.test(name))
    .filter((name) => ENTRY.test(name) || statSync(join(folder, name)).size < MOST)
    .map((name) => `/assets/${name}`)
    .toSorted();
}

const sourceOf = (name: string): string => fileURLToPath(import.meta.resolve(`@maidan/service-worker/${name}`));

/**
 * Builds a site's worker after its pages, because it lists their files, and the worker that removes it.
 * @param replaced names in the sources and their replacements
 */
export function buildWorker(clientDir: string, replaced: Record<string, string>): Plugin {
  return {
    name: 'maidan:worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    closeBundle: {
      sequential: true,
      order: 'pre',
      async handler() {
        const define = {
          ...replaced,
          BUILD_FILES: JSON.stringify(filesOf(clientDir)),
        };
        for (const [name, output] of [
          ['worker', 'worker.js'],
          ['removal', 'no-worker.js'],
        ] as const) {
          await build({
            configFile: false,
            logLevel: 'error',
            define,
            publicDir: false,
            build: {
              outDir: clientDir,
              emptyOutDir: false,
              lib: { entry: sourceOf(name), formats: ['iife'], name: 'worker', fileName: () => output },
              minify: true,
            },
          });
        }
      },
    },
  };
}
