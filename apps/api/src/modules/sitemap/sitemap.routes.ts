import { SITEMAP_PAGE_SIZE } from '@maidan/contract/rules/limits';
import { postAddresses } from '@maidan/contract/operations/sitemap';
import type { AppContext } from '../app-context.ts';
import { toInstant } from '../../runtime/clock.ts';
import { route } from '../../http/call.ts';
import type { Route } from '../../http/call.ts';
import { listAddresses } from './sitemap.store.ts';

export function sitemapRoutes({ db, clock }: AppContext): Route[] {
  return [
    route(
      postAddresses,
      async ({ query: { page } }) => {
        // One more than a page holds tells whether another follows.
        const rows = await listAddresses(db, clock(), SITEMAP_PAGE_SIZE + 1, (page - 1) * SITEMAP_PAGE_SIZE);
        const posts = rows
          .slice(0, SITEMAP_PAGE_SIZE)
          .map(({ slug, published_at }) => ({ slug, created_at: toInstant(published_at) }));
        return { posts, more: rows.length > SITEMAP_PAGE_SIZE };
      },
      'settled',
    ),
  ];
}
