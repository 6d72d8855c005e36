import { t } from '@maidan/i18n/text';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import { useApi } from '@maidan/api-client/core/api-provider';
import { useLoadMore } from '@maidan/api-client/core/next-page';
import { searchQuery, type Found } from '@maidan/api-client/queries/feed/search';
import { searchTypes, type SearchType } from '@maidan/contract/feed/search';
import { useSavedList } from '@maidan/site/browser/use-saved-list';
import { EmptyState } from '@maidan/ui/EmptyState';
import { ErrorState } from '@maidan/ui/ErrorState';
import { LinkButton } from '@maidan/ui/LinkButton';
import { LoadMore } from '@maidan/ui/LoadMore';
import { SegmentedToggle } from '@maidan/ui/SegmentedToggle';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigationType } from 'react-router';
import { paths } from '../../paths.ts';
import { countText, isOfLeague, otherTypeText, tabText, typeText } from './result-text.ts';
import { FoundList } from './FoundList.tsx';
import { ResultsSkeleton } from './ExploreSkeleton.tsx';
import * as css from './Results.css.ts';
import type { SearchAddress } from './search-address.ts';

/** The results of a search: the number of each type, the list of one type, and links to other types. */
export function Results({ address, isUnavailable }: { address: SearchAddress; isUnavailable: boolean }) {
  const { q, page } = address;
  const options = searchQuery(useApi(), q, address.type, page);
  const cameBack = useNavigationType() === 'POP';
  const query = useInfiniteQuery({
    ...options,
    // While the reader types, the previous list stays, unless it has no results of this type.
    placeholderData: (before) =>
      before?.pages.some((found) => found[address.type ?? found.type].length > 0) ? before : undefined,
    refetchOnMount: !cameBack,
  });
  const { loadMore, isLoadingMore } = useLoadMore(query);
  const saved = useSavedList({
    name: `found ${q} ${address.type} ${page}`,
    publicKey: options.queryKey,
    userKey: options.queryKey,
    signedIn: false,
    data: query.isPlaceholderData ? undefined : query.data,
    updatedAt: query.dataUpdatedAt,
  });
  const pages = (saved ?? query.data)?.pages ?? [];
  const counts = pages[0]?.counts;
  const spelling = pages[0]?.spelling ?? null;
  const type = address.type ?? pages[0]?.type ?? 'tags';
  // League types are hidden if they have no results.
  const kinds = searchTypes.filter((kind) => !isOfLeague(kind) || kind === type || (counts?.[kind] ?? 0) > 0);
  return (
    <>
      <div className={css.kinds}>
        <SegmentedToggle label={t('topics.results')} views={kinds.map((kind) => viewOf(kind, q, type, counts))} />
      </div>
      <VisuallyHidden as="output">{counts && !query.isPlaceholderData ? summary(counts, q) : ''}</VisuallyHidden>
      <div className={css.results} data-results>
        {counts ? (
          <div className={query.isPlaceholderData ? css.older : undefined} aria-busy={query.isPlaceholderData}>
            {spelling === null ? null : <p className={css.spelling}>{t('topics.resultsFor', { spelling })}</p>}
            <FoundList pages={pages} type={type} />
            {counts[type] === 0 && !query.isPlaceholderData ? <NothingFound q={q} type={type} counts={counts} /> : null}
            {query.hasNextPage ? (
              <LoadMore
                href={paths.searchFor(q, type, page + pages.length)}
                pending={isLoadingMore}
                onLoadMore={() => void loadMore()}
              />
            ) : null}
          </div>
        ) : query.isError || isUnavailable ? (
          <ErrorState
            flush
            as="h2"
            title={t('topics.searchFailed')}
            text={query.error ? errorMessage(query.error) : t('site.tryLater')}
            pending={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        ) : (
          <ResultsSkeleton />
        )}
      </div>
    </>
  );
}

/** The tab of one type, with its number of results and its own address. */
function viewOf(kind: SearchType, q: string, type: SearchType, counts: Found['counts'] | undefined) {
  return { name: tabText(counts?.[kind], kind), href: paths.searchFor(q, kind), current: kind === type };
}

/** The numbers of results, for screen readers. */
function summary(counts: Found['counts'], q: string): string {
  const parts = searchTypes.flatMap((kind) => {
    const count = counts[kind];
    return count === null || (isOfLeague(kind) && count === 0) ? [] : [countText(count, kind)];
  });
  return t('topics.foundFor', { found: parts.join(', '), q });
}

interface NothingFoundProps {
  q: string;
  type: SearchType;
  counts: Found['counts'];
}

function NothingFound({ q, type, counts }: NothingFoundProps) {
  // Another server does not report the number of videos, so there may be some.
  const elsewhere = searchTypes.filter((kind) => kind !== type && counts[kind] !== 0);
  const isKnown = elsewhere.some((kind) => counts[kind] !== null);
  return (
    <EmptyState
      flush
      as="h2"
      title={elsewhere.length === 0 ? t('topics.nothingFound', { q }) : typeText(type).nothing(q)}
      text={isKnown ? t('topics.otherSections') : t('topics.shorter')}
    >
      {elsewhere.map((kind) => (
        <LinkButton key={kind} href={paths.searchFor(q, kind)}>
          {otherTypeText(counts[kind], kind)}
        </LinkButton>
      ))}
      {isKnown ? null : <LinkButton href={paths.search()}>{t('topics.seeEverything')}</LinkButton>}
    </EmptyState>
  );
}
