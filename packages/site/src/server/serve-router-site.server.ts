import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyTexts } from '@maidan/brand/adopt-texts';
import { applyDetails } from '@maidan/brand/details';
import { requireNode } from '@maidan/http-edge/require-node';
import { fontsOf } from '../build/split-fonts.ts';
import { createServerData } from '../page/page-data.ts';
import { createDetailsReader } from './documents/changed-details.server.ts';
import { ANY_ROUTE, nameRoutes } from './documents/name-routes.server.ts';
import { serveSite } from './serve-site.server.ts';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { createSiteContext, type SiteStyles } from './site-context.server.ts';
import { createReplySharing } from './shared-replies.server.ts';
import type { SiteName } from './site-env.server.ts';
import { localiseBuild } from './site-languages.server.ts';
import { createStylePicker } from './documents/used-styles.server.ts';

/** The generated module has `undefined` where the library expects a missing property. */
type GeneratedBuild = { [Key in keyof ServerBuild]: ServerBuild[Key] | undefined } & Pick<ServerBuild, 'assets'>;

interface RouterSite {
  site: SiteName;
  build: GeneratedBuild;
  /** The folder of the browser build. */
  clientDir: string;
  /** The query parameters that its pages read. */
  queryNames: readonly string[];
}

/** @throws Error unless the build has exactly one style sheet */
function readStyles(clientDir: string, sheets: readonly string[] = []): SiteStyles {
  const [href, ...others] = sheets;
  if (href === undefined || others.length > 0) throw new Error(`The build has ${sheets.length} style sheets, not one.`);
  const [fonts, rules] = [fontsOf(href), href].map((path) => readFileSync(join(clientDir, path), 'utf8'));
  return { href, pick: createStylePicker(`${fonts}${rules}`) };
}

/** Serves the build of a site until a stop signal. */
export function serveRouterSite({ site, build, clientDir, queryNames }: RouterSite): void {
  requireNode();
  const { codes, languages, inLanguageOf, buildFor } = localiseBuild(nameRoutes(build as ServerBuild), clientDir);
  const styles = readStyles(clientDir, build.assets.routes['root']?.css);
  serveSite({
    site,
    clientDir,
    queryNames,
    createRenderer: ({ apiOrigin, origin, feedOrigin, leagueOrigin, bases, frameOrigins, hasWorker }) => {
      const translated = languages.length > 1 ? { languages } : {};
      const handlers = new Map(codes.map((code) => [code, createRequestHandler(buildFor(code), 'production')]));
      const config = { origin, feedOrigin, leagueOrigin, bases, frameOrigins, hasWorker, ...translated };
      const { share, during } = createReplySharing(Date.now);
      const readDetails = createDetailsReader(createServerData(config, apiOrigin).api, Date.now);
      return async (request, page) => {
        // One server has one brand: its process, and each page in its browser, has a single set of these texts.
        const details = await readDetails();
        applyDetails(details);
        const changed = Object.keys(details).length > 0 ? { texts: copyTexts() } : {};
        return during(() =>
          inLanguageOf(request, async (code) => {
            const handle = handlers.get(code);
            if (!handle) throw new Error(`No build is in the language ${code}.`);
            const rendered = { ...page, styles, apiOrigin, config: { ...config, ...changed }, shareReplies: share };
            let route = ANY_ROUTE;
            const onMatch = (found: string) => void (route = found);
            const response = await handle(request, createSiteContext({ ...rendered, onMatch }));
            return { response, route };
          }),
        );
      };
    },
  });
}
