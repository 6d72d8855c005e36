import { postAddresses } from '@maidan/contract/operations/sitemap';
import { SITEMAP_PAGE_SIZE } from '@maidan/contract/rules/limits';
import { route } from '../../http/call.ts';
import { toInstant } from '../../runtime/clock.ts';
import { defineModule } from '../module.ts';
import { listAddresses } from './sitemap.store.ts';

export const sitemapModule = defineModule({
  name: 'sitemap',
  routes: ({ db, clock }) => [
    route(postAddresses, { caching: 'settled' }, async ({ query: { page } }) => {
      // One extra row shows whether another page follows.
      const rows = await listAddresses(db, clock(), SITEMAP_PAGE_SIZE + 1, (page - 1) * SITEMAP_PAGE_SIZE);
      const posts = rows
        .slice(0, SITEMAP_PAGE_SIZE)
        .map(({ slug, published_at }) => ({ slug, created_at: toInstant(published_at) }));
      return { posts, more: rows.length > SITEMAP_PAGE_SIZE };
    }),
  ],
});
