import { siteContext } from '@maidan/site/server/site-context.server';
import type { Route } from './+types/robots';
import { paths } from '../../paths.ts';

/** The login has nothing for a search engine, and the API is no page; what pages and previews show lies on its side. */
const OPEN = ['/api/media/', '/api/preview/'];
const CLOSED = [paths.login(), '/api/', '/dev/'];

export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(siteContext).config;
  const rules = [...OPEN.map((path) => `Allow: ${path}`), ...CLOSED.map((path) => `Disallow: ${path}`)];
  const text = ['User-agent: *', ...rules, '', `Sitemap: ${origin}${paths.sitemap()}`, ''].join('\n');
  return new Response(text, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
