import { errorMessage } from '@maidan/api-client/errors/error-message';
import { useApi } from '@maidan/api-client/core/api-provider';
import { searchQuery, type Found } from '@maidan/api-client/queries/feed/search';
import { searchTypes, type SearchType } from '@maidan/contract/feed/search';
import { useKeptPages } from '@maidan/site/page/use-kept-pages';
import { EmptyState } from '@maidan/ui/EmptyState';
import { ErrorState } from '@maidan/ui/ErrorState';
import { LinkButton } from '@maidan/ui/LinkButton';
import { LoadMore } from '@maidan/ui/LoadMore';
import { SegmentedToggle } from '@maidan/ui/SegmentedToggle';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigationType } from 'react-router';
import { paths } from '../../paths.ts';
import { countWords, elsewhereWords, typeNames } from './explore-words.ts';
import { FoundList } from './FoundList.tsx';
import { ResultsSkeleton } from './ExploreSkeleton.tsx';
import * as css from './Results.css.ts';
import type { Wanted } from './search-address.ts';

/** What was found: how many of each kind, the list of one kind, and how to go on where there is nothing. */
export function Results({ wanted, loadedByServer }: { wanted: Wanted; loadedByServer: boolean }) {
  const { q, type, page } = wanted;
  const options = searchQuery(useApi(), q, type, page);
  const cameBack = useNavigationType() === 'POP';
  const query = useInfiniteQuery({
    ...options,
    // While one types, the list before stays; not that of another kind, which would look like nothing found.
    placeholderData: (before) => (before?.pages.some((found) => found[type].length > 0) ? before : undefined),
    refetchOnMount: !cameBack,
  });
  const kept = useKeptPages({
    name: `found ${q} ${type} ${page}`,
    everybodys: options.queryKey,
    own: options.queryKey,
    signedIn: false,
    data: query.isPlaceholderData ? undefined : query.data,
    updatedAt: query.dataUpdatedAt,
  });
  const pages = (kept ?? query.data)?.pages ?? [];
  const counts = pages[0]?.counts;
  return (
    <>
      <div className={css.kinds}>
        <SegmentedToggle label="Results" views={searchTypes.map((kind) => viewOf(kind, wanted, counts))} />
      </div>
      <VisuallyHidden as="output">{counts && !query.isPlaceholderData ? summary(counts, q) : ''}</VisuallyHidden>
      <div className={css.results} data-results>
        {counts ? (
          <div className={query.isPlaceholderData ? css.older : undefined} aria-busy={query.isPlaceholderData}>
            <FoundList pages={pages} type={type} />
            {counts[type] === 0 && !query.isPlaceholderData ? <NothingFound wanted={wanted} counts={counts} /> : null}
            {query.hasNextPage ? (
              <LoadMore
                href={paths.searchFor(q, type, page + pages.length)}
                pending={query.isFetchingNextPage}
                onLoadMore={() => void query.fetchNextPage()}
              />
            ) : null}
          </div>
        ) : query.isError || !loadedByServer ? (
          <ErrorState
            flush
            as="h2"
            title="The search did not work"
            text={query.error ? errorMessage(query.error) : 'Please try again in a moment.'}
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

/** One kind of result with its number, each an address of its own. */
function viewOf(kind: SearchType, { q, type }: Wanted, counts: Found['counts'] | undefined) {
  const count = counts?.[kind];
  const name = typeof count === 'number' ? `${typeNames[kind]} (${count})` : typeNames[kind];
  return { name, href: paths.searchFor(q, kind), current: kind === type };
}

/** For ears: what the three numbers say to the eye. */
function summary(counts: Found['counts'], q: string): string {
  const parts = searchTypes.flatMap((kind) => {
    const count = counts[kind];
    return count === null ? [] : [countWords(count, kind)];
  });
  return `${parts.join(', ')} for “${q}”`;
}

function NothingFound({ wanted: { q, type }, counts }: { wanted: Wanted; counts: Found['counts'] }) {
  // Another server does not say how many videos there are: there may be some.
  const elsewhere = searchTypes.filter((kind) => kind !== type && counts[kind] !== 0);
  const isKnown = elsewhere.some((kind) => counts[kind] !== null);
  return (
    <EmptyState
      flush
      as="h2"
      title={`No ${typeNames[type].toLowerCase()} for “${q}”`}
      text={isKnown ? 'But there is something elsewhere:' : 'Try fewer words, or another spelling.'}
    >
      {elsewhere.map((kind) => (
        <LinkButton key={kind} href={paths.searchFor(q, kind)}>
          {elsewhereWords(counts[kind], kind)}
        </LinkButton>
      ))}
      {isKnown ? null : <LinkButton href={paths.search()}>See everything</LinkButton>}
    </EmptyState>
  );
}
