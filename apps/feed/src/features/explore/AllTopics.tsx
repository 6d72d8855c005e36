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

/** What the explore page shows without a search: every category and tag. */
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
      {/* Not before the categories above them: they would be pushed down. */}
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

/** In place of a list: a skeleton, or why it is missing and a way to try again. */
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
