import { t } from '@maidan/i18n/text';
import { useApi } from '@maidan/api-client/core/api-provider';
import { allCategoriesQuery } from '@maidan/api-client/queries/feed/categories';
import { allTagsQuery } from '@maidan/api-client/queries/feed/tags';
import { EmptyState } from '@maidan/ui/EmptyState';
import { ErrorState } from '@maidan/ui/ErrorState';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { GridSkeleton } from './ExploreSkeleton.tsx';
import { TopicGrid } from './TopicGrid.tsx';

/** The explore page without a search: every category and tag. */
export function AllTopics({ isUnavailable }: { isUnavailable: boolean }) {
  const api = useApi();
  const categories = useQuery(allCategoriesQuery(api));
  const tags = useQuery(allTagsQuery(api));
  const lists = [categories, tags];
  if (categories.data?.length === 0 && tags.data?.length === 0) {
    return <EmptyState flush title={t('topics.nothingYet')} text={t('topics.nothingYetHint')} />;
  }
  return (
    <>
      {categories.data ? (
        <TopicGrid kind="category" title={t('pages.categories')} topics={categories.data} hrefOf={paths.category} />
      ) : null}
      {/* Rendered only after the categories, which would push them down. */}
      {tags.data && !categories.isPending ? (
        <TopicGrid kind="tag" title={t('pages.tags')} topics={tags.data} hrefOf={paths.tag} />
      ) : null}
      {lists.some(({ data }) => !data) && <Missing lists={lists} isUnavailable={isUnavailable} />}
    </>
  );
}

interface MissingProps {
  lists: readonly { data: unknown; isError: boolean; isFetching: boolean; refetch: () => Promise<unknown> }[];
  isUnavailable: boolean;
}

/** Replaces a list: a skeleton, or an error with Try again. */
function Missing({ lists, isUnavailable }: MissingProps) {
  const failed = lists.some(({ isError }) => isError) || isUnavailable;
  if (!failed) return <GridSkeleton />;
  return (
    <ErrorState
      flush
      as="h2"
      title={t('topics.someMissing')}
      text={t('site.tryLater')}
      pending={lists.some(({ isFetching }) => isFetching)}
      onRetry={() => {
        for (const list of lists) if (!list.data) void list.refetch();
      }}
    />
  );
}
