import { t } from '@maidan/i18n/text';
import { useUndoable } from '@maidan/actions/use-undoable';
import { useApi } from '@maidan/api-client/core/api-provider';
import { useLoadMore } from '@maidan/api-client/core/next-page';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import { conversationListQuery } from '@maidan/api-client/queries/account/conversations';
import type { Id } from '@maidan/contract/core/wire';
import { EmptyState } from '@maidan/ui/EmptyState';
import { ErrorState } from '@maidan/ui/ErrorState';
import { LoadMore } from '@maidan/ui/LoadMore';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { callbackRequest } from './callback-request.ts';
import { ConversationRow } from './ConversationRow.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import * as css from './Messages.css.ts';

interface ConversationListProps {
  /** Text to search for; '' for all. */
  q: string;
  /** Ids of deleted conversations, perhaps not yet deleted on the server. */
  hidden: ReadonlySet<Id>;
  selected: ReadonlySet<Id>;
  /** Must be stable, since every row receives it. */
  onSelect: (id: Id, selected: boolean) => void;
}

/** The conversations, with the newest message first. */
export function ConversationList({ q, hidden, selected, onSelect }: ConversationListProps) {
  const query = useInfiniteQuery({
    ...conversationListQuery(useApi(), q),
    placeholderData: (before) => before,
  });
  const { loadMore, isLoadingMore } = useLoadMore(query);
  const { underWay: called, start } = useUndoable(callbackRequest);
  // Keeps the function passed to the rows stable.
  const startNow = useRef(start);
  useEffect(() => {
    startNow.current = start;
  });
  const callBack = useCallback((id: Id) => startNow.current([id]), []);

  if (!query.data) {
    return query.isError ? (
      <ErrorState
        flush
        as="h2"
        title={t('inbox.broken')}
        text={errorMessage(query.error)}
        pending={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    ) : (
      <ListSkeleton />
    );
  }
  // A conversation that got a new message meanwhile is on two pages.
  const all = new Map(
    query.data.pages.flatMap(({ data }) => data.map((conversation) => [conversation.id, conversation] as const)),
  );
  const shown = [...all.values()].filter(({ id }) => !hidden.has(id));
  return (
    <>
      <VisuallyHidden as="output">
        {q === '' || query.isPlaceholderData ? '' : t('inbox.found', { count: shown.length, q })}
      </VisuallyHidden>
      <ul
        className={query.isPlaceholderData ? `${css.list} ${css.older}` : css.list}
        aria-label={t('inbox.conversations')}
        aria-busy={query.isPlaceholderData}
      >
        {shown.map((conversation) => (
          <ConversationRow
            key={conversation.id}
            conversation={conversation}
            selected={selected.has(conversation.id)}
            onSelect={onSelect}
            called={called.has(conversation.id)}
            onCallback={callBack}
          />
        ))}
      </ul>
      {query.hasNextPage ? (
        <LoadMore pending={isLoadingMore} onLoadMore={() => void loadMore()} />
      ) : shown.length === 0 ? (
        <EmptyState
          flush
          as="h2"
          title={q === '' ? t('inbox.noMessages') : t('inbox.noneFound', { q })}
          text={q === '' ? t('inbox.startHint') : t('inbox.fewerWords')}
        />
      ) : null}
    </>
  );
}
