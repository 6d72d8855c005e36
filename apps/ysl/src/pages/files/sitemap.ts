import { createServerData } from '@maidan/site/page/page-data';
import { siteContext } from '@maidan/site/server/site-context.server';
import { sitemapEntries, urlSetXml } from '@maidan/site/document/sitemap-xml';
import type { Route } from './+types/sitemap';
import { listPaths } from '../../features/league/list-paths.ts';

/** Every page of every league, every match with a page, and the open registrations. */
export async function loader({ context }: Route.LoaderArgs) {
  const { config, apiOrigin } = context.get(siteContext);
  try {
    const found = await listPaths(createServerData(config, apiOrigin).api, Date.now());
    const entries = sitemapEntries(
      config,
      found.map((path) => ({ path })),
    );
    return new Response(urlSetXml(entries), {
      headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
    });
  } catch {
    return new Response('The sitemap is unavailable right now.', {
      status: 503,
      headers: { 'content-type': 'text/plain', 'retry-after': '60' },
    });
  }
}
