import { t } from '@maidan/i18n/text';
import { isKeptFile } from '@maidan/actions/queue/kept-files';
import { closedText, replyDraft, sendMessage } from '@maidan/actions/messages/send-message';
import { drafts } from '@maidan/actions/drafts';
import { sendPicture } from '@maidan/actions/messages/send-picture';
import { toastError } from '@maidan/actions/toasts';
import { useAction, useActionRunner, useUnsent } from '@maidan/actions/use-action';
import { useApi } from '@maidan/api-client/core/api-provider';
import { useLoadMore } from '@maidan/api-client/core/next-page';
import { applyLiveEvent } from '@maidan/api-client/cache/apply-live-event';
import { catchUp } from '@maidan/api-client/cache/thread';
import { isMissing } from '@maidan/api-client/compat/extensions';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import { leadsNowhere } from '@maidan/site/page/page-state';
import { conversationQuery, threadQuery } from '@maidan/api-client/queries/account/conversations';
import { useSession } from '@maidan/auth/session/use-session';
import { chatsPage } from '@maidan/contract/account/conversations';
import type { Id } from '@maidan/contract/core/wire';
import { ErrorState } from '@maidan/ui/ErrorState';
import { LinkButton } from '@maidan/ui/LinkButton';
import { NotFound } from '@maidan/ui/NotFound';
import { OfflineBanner } from '@maidan/ui/OfflineBanner';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { paths } from '../../../paths.ts';
import { detailsText } from './message-text.ts';
import type { RenderMessageReport } from './MessageItem.tsx';
import { MessageList } from './MessageList.tsx';
import { ReplyBox } from './ReplyBox.tsx';
import * as css from './Thread.css.ts';
import { ThreadHead } from './ThreadHead.tsx';
import { ThreadSkeleton } from './ThreadSkeleton.tsx';

interface ThreadViewProps {
  id: Id;
  /** Whether to prefill the reply with a request for details. */
  details: boolean;
  renderReport: RenderMessageReport;
}

export function ThreadView({ id, details, renderReport }: ThreadViewProps) {
  const api = useApi();
  const client = useQueryClient();
  const { userId } = useSession();
  const conversation = useQuery(conversationQuery(api, id));
  const thread = useInfiniteQuery(threadQuery(api, id));
  const { loadMore, isLoadingMore } = useLoadMore(thread);
  const { queue, flush } = useActionRunner();
  const send = useAction(sendMessage, (outcome) => {
    if (outcome.status !== 'failed') return;
    // The queue is full: put the text back into the field.
    const place = replyDraft(outcome.input.conversation_id);
    if (drafts.read(place) === '') drafts.write(place, outcome.input.message);
    toastError(outcome.error);
  });
  const texts = useUnsent(sendMessage)
    .filter(({ input }) => input.conversation_id === id)
    .map((one) => ({ ...one, text: one.input.message, picture: null }));
  // Pictures sent at once stay in the reply box until they have arrived.
  const pictures = useUnsent(sendPicture).flatMap((one) => {
    const picture: unknown = one.input.picture;
    const isHere = one.input.conversation_id === id && isKeptFile(picture);
    return isHere ? [{ ...one, text: one.input.message, picture }] : [];
  });
  const outgoing = [...texts, ...pictures].toSorted((one, other) => one.time - other.time);
  const pages = thread.data?.pages;
  const messages = useMemo(() => pages?.toReversed().flatMap((page) => page.messages) ?? [], [pages]);

  // Fetches messages written since this thread was last open.
  useEffect(() => void catchUp(client, api, id), [client, api, id]);
  // Reading marks it seen. Without a live stream, the lists and the badge are updated here.
  const isRead = pages !== undefined;
  const wasUnseen = conversation.data?.user_seen === '0';
  useEffect(() => {
    if (isRead && wasUnseen) void applyLiveEvent(client, api, { kind: 'conversation', conversation_id: id });
  }, [client, api, id, isRead, wasUnseen]);

  if (leadsNowhere(conversation.error) || leadsNowhere(thread.error)) return <ThreadMissing />;
  const failure = pages ? null : (thread.error ?? (conversation.data ? null : conversation.error));
  const retry = () => {
    queue.retry(({ key }) => outgoing.some((message) => message.key === key));
    void flush();
  };
  return (
    <div className={css.page}>
      <ThreadHead conversation={conversation.data} />
      <OfflineBanner>{t('inbox.offline')}</OfflineBanner>
      {pages ? (
        <MessageList
          messages={messages}
          outgoing={outgoing}
          userId={userId}
          older={{
            has: thread.hasNextPage,
            pending: isLoadingMore,
            failed: thread.isFetchNextPageError,
            load: () => void loadMore(),
          }}
          onRetry={retry}
          renderReport={renderReport}
        />
      ) : failure ? (
        <ErrorState
          as="h2"
          title={t('inbox.messagesBroken')}
          text={errorMessage(failure)}
          pending={thread.isFetching}
          onRetry={() => void Promise.all([thread.refetch(), conversation.refetch()])}
        />
      ) : (
        <ThreadSkeleton />
      )}
      <div className={css.foot}>
        {conversation.data?.status === 0 ? (
          <output className={css.closed}>{closedText()}</output>
        ) : conversation.data ? (
          <ReplyBox
            conversationId={id}
            // Known from the start, so that nothing moves when the messages arrive.
            hasPictures={!isMissing(api, chatsPage)}
            prefill={details ? detailsText(conversation.data.name) : null}
            onSend={(message) => send({ conversation_id: id, message })}
          />
        ) : null}
      </div>
    </div>
  );
}

function ThreadMissing() {
  return (
    <NotFound as="h1" title={t('inbox.notFound')} text={t('inbox.notFoundHint')}>
      <LinkButton href={paths.messages()} variant="ink">
        {t('inbox.backToMessages')}
      </LinkButton>
    </NotFound>
  );
}
