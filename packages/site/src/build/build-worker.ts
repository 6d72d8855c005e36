import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

/** In bytes. Larger is only the player of live streams, which needs the network anyway. */
const MOST = 250_000;

/** The entry of React's runtime is larger, and every page has it. */
const ENTRY = /^entry\.client-/;

/** The files that a page without a network may need, as paths: scripts and styles; fonts come as they are used. */
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
 * Builds the worker of a site after its pages, whose files it lists, and the one that removes it.
 * @param replaced names in the sources, and the text in their place
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
