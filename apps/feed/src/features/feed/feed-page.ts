import { t } from '@maidan/i18n/text';
import {
  isUnknownTopic,
  topicFeedQuery,
  type TopicRef,
  type TopicPage,
  type TopicPages,
} from '@maidan/api-client/queries/feed/topic-feeds';
import { brand } from '@maidan/brand/brand';
import { documentMeta, pageLinks } from '@maidan/site/document/document-meta';
import { plainText } from '@maidan/site/document/plain-text';
import { listQuery } from '@maidan/site/page/page-query';
import type { PageSpec } from '@maidan/site/page/page-spec';
import { headOf, type LoaderResult } from '@maidan/site/page/page-state';
import { paths } from '../../paths.ts';
import { prefetchBlocks } from './blocks.ts';

/** Home is the feed of the tag 'home'. */
export const home: TopicRef = { kind: 'tag', id: 'home' };

/** The page number in an address: `?page=3`. Anything else means the first page. */
export function pageNumber(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? '1');
  return Number.isInteger(page) && page > 1 && page < 100_000 ? page : 1;
}

/** Characters from which a description is collapsed. */
export const readMoreFrom = ({ kind, id }: TopicRef): number => (kind === 'tag' && id !== home.id ? 200 : 100);

interface FeedHead extends Pick<TopicPage, 'name' | 'preview' | 'thumbnail' | 'more'> {
  description: string;
}

/** Loads home, a tag or a category: posts and blocks. */
export function feedPage<Params>(topicOf: (params: Params) => TopicRef): PageSpec<Params, TopicPages, FeedHead | null> {
  return {
    query: (api, { params, search }, as) => listQuery(topicFeedQuery(api, topicOf(params), as, pageNumber(search))),
    isMissing: isUnknownTopic,
    alongside: async ({ api, queryClient }, { pages: [feed] }) => feed && prefetchBlocks(api, queryClient, feed),
    head({ pages: [feed] }) {
      if (!feed) return null;
      const { name, description, preview, thumbnail, more } = feed;
      return { name, description: plainText(description), preview, thumbnail, more };
    },
  };
}

/**
 * Title, description and preview of home, a tag or a category. A later page is a separate document with its own
 * canonical address and links to its neighbours.
 * @param path path of the first page
 */
export function feedMeta(
  matches: Parameters<typeof documentMeta>[0],
  loaded: LoaderResult<FeedHead | null> | undefined,
  { path, search }: { path: string; search: string },
) {
  const head = headOf(loaded);
  const page = pageNumber(new URLSearchParams(search));
  const isHome = path === paths.home();
  const title = isHome ? `${brand.name} · ${t('pages.tagline')}` : head ? `${head.name} · ${brand.name}` : brand.name;
  const addressOf = (wanted: number) => paths.page(path, wanted);
  return [
    ...documentMeta(matches, {
      siteName: brand.name,
      title: page > 1 ? t('pages.pageOf', { title, page }) : title,
      description: (isHome ? '' : head?.description) || t('pages.description'),
      path: addressOf(page),
      // The home page uses the brand's picture.
      picture: isHome ? undefined : (head ?? undefined),
    }),
    ...pageLinks(matches, addressOf, page, head?.more ?? false),
  ];
}
