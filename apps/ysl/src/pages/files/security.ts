import { securityText } from '@maidan/site/document/security-text';
import { siteContext } from '@maidan/site/server/site-context.server';
import type { Route } from './+types/security';

export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(siteContext).config;
  return new Response(securityText(origin, new Date()), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
