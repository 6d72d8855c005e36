import { join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { chunkGroups } from './chunk-groups.ts';
import { readDevelopmentEnv } from '../server/env.server.ts';
import type { SiteName } from '../server/site-env.server.ts';
import { ENGLISH } from '@maidan/i18n/language-state';
import { readLanguages } from '@maidan/i18n/read-languages';
import { compileText } from './compile-text.ts';
import { deferSchemas } from './defer-schemas.ts';
import { buildWorker } from './build-worker.ts';
import { splitFonts } from './split-fonts.ts';
import { finishBuild } from './finish-build.ts';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { ConfigEnv, Plugin, UserConfig } from 'vite';

/** React Router would put the root in a separate file of a few bytes; it belongs with the code shared by every page. */
const mergeEntries: Plugin = {
  name: 'maidan:merge-entries',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
};

/** Ports and addresses for development: the same variables as for a built server. */
function developmentServer(site: SiteName): NonNullable<UserConfig['server']> {
  const { port, apiOrigin } = readDevelopmentEnv(site);
  return { port, strictPort: true, proxy: { '/api': apiOrigin, '/dev/outbox': apiOrigin } };
}

/** Constants replaced in a build. */
const production = { 'process.env.NODE_ENV': '"production"' };

/**
 * How the sites and the desk are built and run in development.
 * @param root the folder of the app
 */
export function siteViteConfig(root: string, site: SiteName) {
  return async ({ command }: ConfigEnv): Promise<UserConfig> => {
    const languages = await readLanguages();
    // The desk speaks English only.
    const built = site === 'desk' ? [ENGLISH] : [...languages.keys()];
    return {
      plugins: [
        compileText(languages),
        deferSchemas(),
        mergeEntries,
        vanillaExtractPlugin(),
        reactRouter(),
        splitFonts(),
        ...(site === 'desk' ? [] : [buildWorker(join(root, 'build/client'), production)]),
        finishBuild(join(root, 'build/client'), languages, built),
      ],
      build: {
        // The same order of rules on every page. A document contains those it needs: the first paint needs no second round trip.
        cssCodeSplit: false,
        // Lists which chunk imports which, for the size check.
        manifest: true,
        // A data: URL would need a wider content security policy.
        assetsInlineLimit: 0,
      },
      environments: {
        client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } },
        ssr: { build: { rolldownOptions: { input: 'server.ts' } } },
      },
      // React and its router run in production mode, regardless of the environment.
      define: command === 'build' ? production : {},
      // A build is complete: the folder `build` and Node are the whole site, wherever it is deployed.
      ssr: command === 'build' ? { noExternal: true } : {},
      // A build does not depend on variables.
      ...(command === 'serve' && { server: developmentServer(site) }),
    };
  };
}
