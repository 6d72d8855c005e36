import { join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { chunkGroups } from './chunk-groups.ts';
import { deferSchemas } from './defer-schemas.ts';
import { splitFonts } from './split-fonts.ts';
import { precompressBuild } from './precompress-build.ts';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { ConfigEnv, Plugin, UserConfig } from 'vite';

/** React Router would keep the root apart from what every page shares: one more file, of a few bytes. */
const mergeEntries: Plugin = {
  name: 'maidan:merge-entries',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
};

/** How both sites are built. `root` is the site's folder, `port` where it is developed. */
export function siteViteConfig(root: string, port: number) {
  return ({ command }: ConfigEnv): UserConfig => ({
    plugins: [
      deferSchemas(),
      mergeEntries,
      vanillaExtractPlugin(),
      reactRouter(),
      splitFonts(),
      precompressBuild(join(root, 'build/client')),
    ],
    build: {
      // One order of rules on every page. A document contains those it needs: the first paint needs no second round trip.
      cssCodeSplit: false,
      // Says which chunk imports which; the size check reads it.
      manifest: true,
      // A data: URL would need a wider content security policy.
      assetsInlineLimit: 0,
    },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } },
      ssr: { build: { rolldownOptions: { input: 'server.ts' } } },
    },
    // React and its router run in production mode whatever the environment of the process says.
    define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
    // A build holds all it needs: the folder `build` and Node are the whole site, wherever it is deployed.
    ssr: command === 'build' ? { noExternal: true } : {},
    server: {
      port,
      proxy: { '/api': 'http://127.0.0.1:4000', '/dev/outbox': 'http://127.0.0.1:4000' },
    },
  });
}
