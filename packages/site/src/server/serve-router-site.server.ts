import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveSite } from './serve-site.server.ts';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { createSiteContext } from './site-context.server.ts';

/** The generated module says `undefined` where the library says absent. */
type GeneratedBuild = { [Key in keyof ServerBuild]: ServerBuild[Key] | undefined } & Pick<ServerBuild, 'assets'>;

interface RouterSite {
  site: 'feed' | 'league';
  build: GeneratedBuild;
  /** The folder of the browser build. */
  clientDir: string;
}

/** Serves the build of one of the two sites until it is told to stop. */
export function serveRouterSite({ site, build, clientDir }: RouterSite): void {
  const styleSheets = build.assets.routes['root']?.css ?? [];
  const css = styleSheets.map((href) => readFileSync(join(clientDir, href), 'utf8')).join('\n');
  serveSite({
    site,
    clientDir,
    createRenderer: ({ apiOrigin, origin, feedOrigin, leagueOrigin, bases, frameOrigins }) => {
      const handle = createRequestHandler(build as ServerBuild, 'production');
      const config = { origin, feedOrigin, leagueOrigin, bases, frameOrigins };
      return (request, { nonce }) => handle(request, createSiteContext({ nonce, css, apiOrigin, config }));
    },
  });
}
