import { siteContext } from '@maidan/site/server/site-context.server';
import type { Route } from './+types/robots';
import { paths } from '../../paths.ts';

/** Pages of one's own have nothing for a search engine; the API is no page. */
const CLOSED = [
  paths.myAccount(),
  paths.messages(),
  '/message/',
  paths.notifications(),
  paths.login(),
  '/api/',
  '/dev/',
];
/** But what pages and previews show is on the API's side of the site. */
const OPEN = ['/api/media/', '/api/preview/'];

export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(siteContext).config;
  const rules = [...OPEN.map((path) => `Allow: ${path}`), ...CLOSED.map((path) => `Disallow: ${path}`)];
  const text = ['User-agent: *', ...rules, '', `Sitemap: ${origin}${paths.sitemap()}`, ''].join('\n');
  return new Response(text, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
