import { robotsText } from '@maidan/site/document/robots-text';
import { siteContext } from '@maidan/site/server/site-context.server';
import type { Route } from './+types/robots';
import { paths } from '../../paths.ts';

/** Personal pages. */
const PAGES = [paths.myAccount(), paths.messages(), '/message/', paths.notifications(), paths.login()];

export function loader({ context }: Route.LoaderArgs) {
  const text = robotsText(context.get(siteContext).config, { pages: PAGES, sitemap: paths.sitemap() });
  return new Response(text, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
