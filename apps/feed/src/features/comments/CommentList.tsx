import { useApi } from '@maidan/api-client/core/api-provider';
import { commentsQuery } from '@maidan/api-client/queries/feed/comments';
import { useMe, useSession } from '@maidan/auth/session/use-session';
import type { Id } from '@maidan/contract/core/wire';
import { SAVED_WORDS } from '@maidan/site/acts/note-end';
import { usePendingComments } from '@maidan/site/acts/use-pending-comments';
import { Button } from '@maidan/ui/Button';
import { ErrorState } from '@maidan/ui/ErrorState';
import { Skeleton, SkeletonGroup } from '@maidan/ui/Skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { CommentRow } from './CommentRow.tsx';
import * as css from './Comments.css.ts';

/** So many of the latest at first, and as many more with each press: a page of a thousand stays quick. */
const AT_ONCE = 50;

/** The latest comments, oldest first, and below them what the reader has just written. */
export function CommentList({ postId }: { postId: Id }) {
  const query = commentsQuery(useApi(), postId);
  const client = useQueryClient();
  const { signedIn } = useSession();
  const { data, isPending, refetch, isFetching } = useQuery(query);
  const refresh = useEffectEvent(() => void client.invalidateQueries({ queryKey: query.queryKey }));
  useEffect(() => {
    // The document is everybody's, and may be from before the user's last comment.
    if (signedIn) refresh();
  }, [signedIn]);
  const me = useMe();
  const pending = usePendingComments(postId);
  const [most, setMost] = useState(AT_ONCE);
  const last = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (pending.length > 0) last.current?.scrollIntoView({ block: 'nearest' });
  }, [pending.length]);

  if (!data && isPending && isFetching) {
    return (
      <SkeletonGroup label="Loading comments">
        <Skeleton width="half" />
        <Skeleton width="long" />
      </SkeletonGroup>
    );
  }
  const comments = data?.data ?? [];
  const hidden = Math.max(0, comments.length - most);
  return (
    <>
      {data ? null : (
        <ErrorState
          flush
          plain
          title="The comments could not be loaded."
          onRetry={() => void refetch()}
          pending={isFetching}
        />
      )}
      {data && comments.length + pending.length === 0 ? <p className={css.note}>No Comments to show.</p> : null}
      {hidden > 0 && (
        <div>
          <Button onClick={() => setMost(most + AT_ONCE)}>{`Show earlier comments (${hidden})`}</Button>
        </div>
      )}
      <ol>
        {comments.slice(hidden).map(({ id, comment, created_at: date, get_user: user }, index) => (
          <CommentRow key={id ?? `at ${hidden + index}`} name={user.name} date={date} words={comment} />
        ))}
        {pending.map(({ key, at, comment, waits }) => (
          <CommentRow
            key={key}
            ref={last}
            name={me?.name ?? 'You'}
            date={at}
            words={comment}
            state={waits ? SAVED_WORDS : 'Sending…'}
          />
        ))}
      </ol>
    </>
  );
}
