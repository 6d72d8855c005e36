import { createServerData } from '@maidan/site/page/page-data';
import { siteContext } from '@maidan/site/server/site-context.server';
import type { Route } from './+types/sitemap';
import { listPostEntries, listTopicEntries } from '../../features/sitemap/list-entries.ts';
import { sitemapEntries, sitemapIndexXml, urlSetXml } from '@maidan/site/document/sitemap-xml';
import { paths } from '../../paths.ts';

const xml = (text: string) =>
  new Response(text, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });

/**
 * `/sitemap.xml` lists every address if they fit into one file, and otherwise the files `/sitemap/{page}`. The first of
 * those also lists the tags and categories; each has one page of posts, within the limit of search engines.
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { config, apiOrigin } = context.get(siteContext);
  const { api } = createServerData(config, apiOrigin);
  const asked = 'page' in params ? Number(params.page) : undefined;
  if (asked !== undefined && !(Number.isInteger(asked) && asked >= 1 && asked <= 10_000)) {
    return new Response('Not found', { status: 404 });
  }
  try {
    const page = asked ?? 1;
    const [topics, posts] = await Promise.all([page === 1 ? listTopicEntries(api) : [], listPostEntries(api, page)]);
    const entries = [...topics, ...posts.entries];
    if (asked !== undefined && entries.length === 0) return new Response('Not found', { status: 404 });
    if (asked !== undefined || !posts.more) return xml(urlSetXml(sitemapEntries(config, entries)));

    let last = 1;
    let more: boolean = posts.more;
    while (more) {
      last += 1;
      ({ more } = await listPostEntries(api, last));
    }
    const files = Array.from({ length: last }, (_, index) => ({ address: config.origin + paths.sitemap(index + 1) }));
    return xml(sitemapIndexXml(files));
  } catch {
    return new Response('The sitemap is unavailable right now.', {
      status: 503,
      headers: { 'content-type': 'text/plain', 'retry-after': '60' },
    });
  }
}
