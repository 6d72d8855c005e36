import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { requireNode } from '@maidan/http-edge/require-node';
import { serveSite } from './serve-site.server.ts';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { createSiteContext } from './site-context.server.ts';

/** The generated module has `undefined` where the library expects a missing property. */
type GeneratedBuild = { [Key in keyof ServerBuild]: ServerBuild[Key] | undefined } & Pick<ServerBuild, 'assets'>;

interface RouterSite {
  site: 'feed' | 'league';
  build: GeneratedBuild;
  /** The folder of the browser build. */
  clientDir: string;
  /** The query parameters that its pages read. */
  queryNames: readonly string[];
}

/** Serves the build of one of the two sites until a stop signal. */
export function serveRouterSite({ site, build, clientDir, queryNames }: RouterSite): void {
  requireNode();
  const styleSheets = build.assets.routes['root']?.css ?? [];
  const css = styleSheets.map((href) => readFileSync(join(clientDir, href), 'utf8')).join('\n');
  serveSite({
    site,
    clientDir,
    queryNames,
    createRenderer: ({ apiOrigin, origin, feedOrigin, leagueOrigin, bases, frameOrigins }) => {
      const handle = createRequestHandler(build as ServerBuild, 'production');
      const config = { origin, feedOrigin, leagueOrigin, bases, frameOrigins };
      return (request, page) => handle(request, createSiteContext({ ...page, css, apiOrigin, config }));
    },
  });
}
