import { withFallback } from '@maidan/api-client/compat/extensions';
import type { Api } from '@maidan/api-client/core/create-api';
import { allCategories } from '@maidan/contract/feed/categories';
import { allPosts } from '@maidan/contract/feed/posts';
import { postAddresses } from '@maidan/contract/operations/sitemap';
import { allTags } from '@maidan/contract/feed/tags';
import type { SitemapPage } from '@maidan/site/document/sitemap-xml';
import { paths } from '../../paths.ts';

/** Public pages; account pages are not listed. */
const standing = [
  paths.home(),
  paths.search(),
  paths.about(),
  paths.contact(),
  paths.refundPolicy(),
  paths.privacy(),
  paths.terms(),
];

/** Home, the text pages, and every tag and category. */
export async function listTopicEntries(api: Api): Promise<SitemapPage[]> {
  const [tags, categories] = await Promise.all([api.call(allTags, {}), api.call(allCategories, {})]);
  return [
    ...standing,
    ...tags.map(({ slug }) => paths.tag(slug)),
    ...categories.map(({ slug }) => paths.category(slug)),
  ].map((path) => ({ path }));
}

const toPage = ({ slug, created_at }: { slug: string; created_at: string | null }): SitemapPage => ({
  path: paths.post(slug),
  changed: created_at,
});

/** One page of posts, oldest first, and whether another follows. A server without the extension sends all posts at once. */
export async function listPostEntries(api: Api, page: number): Promise<{ entries: SitemapPage[]; more: boolean }> {
  return withFallback(
    api,
    postAddresses,
    async () => {
      const { posts, more } = await api.call(postAddresses, { query: { page } });
      return { entries: posts.map(toPage), more };
    },
    async () => ({ entries: page === 1 ? (await api.call(allPosts, {})).map(toPage) : [], more: false }),
  );
}
