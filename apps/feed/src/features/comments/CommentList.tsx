import { t } from '@maidan/i18n/text';
import { savedText } from '@maidan/actions/queue/action-queue';
import { useIsMuted } from '@maidan/actions/mutes/is-muted';
import { commentOnPost } from '@maidan/actions/posts/comment-on-post';
import { useUndoable } from '@maidan/actions/use-undoable';
import { useUnsent } from '@maidan/actions/use-action';
import { useApi } from '@maidan/api-client/core/api-provider';
import { commentsQuery, ownCommentsQuery } from '@maidan/api-client/queries/feed/comments';
import { useMe, useSession } from '@maidan/auth/session/use-session';
import { lazyPart } from '@maidan/browser/lazy-part';
import { COMMENT_EDIT_MS } from '@maidan/contract/rules/limits';
import type { Id } from '@maidan/contract/core/wire';
import { Button } from '@maidan/ui/Button';
import { ErrorState } from '@maidan/ui/ErrorState';
import { IconButton } from '@maidan/ui/IconButton';
import { EditIcon, TrashIcon } from '@maidan/ui/icons';
import { SkeletonGroup } from '@maidan/ui/Skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { commentDeletion } from './comment-deletion.ts';
import { CommentRow } from './CommentRow.tsx';
import * as css from './Comments.css.ts';

const EditComment = lazyPart(async () => (await import('./EditComment.tsx')).EditComment);

/** Comments shown at first, and added with each press, so that a page of a thousand stays fast. */
const AT_ONCE = 50;

export interface CommentListProps {
  postId: Id;
  /** Reports a comment of someone else. */
  renderReport: (id: Id, author: string, authorKey: string | null) => ReactNode;
}

/** The user's unsent comments, and below them the latest comments, newest first. */
export function CommentList({ postId, renderReport }: CommentListProps) {
  const api = useApi();
  const query = commentsQuery(api, postId);
  const client = useQueryClient();
  const { signedIn } = useSession();
  const { data, isPending, refetch, isFetching } = useQuery(query);
  const refresh = useEffectEvent(() => void client.invalidateQueries({ queryKey: query.queryKey }));
  const me = useMe();
  const isMuted = useIsMuted();
  const { data: own } = useQuery({ ...ownCommentsQuery(api, postId), enabled: signedIn });
  const { underWay: deleted, start: remove } = useUndoable(commentDeletion);
  // Refused comments are shown at the top of the page.
  const unsent = useUnsent(commentOnPost).filter(({ input, failed }) => input.post_id === postId && failed === null);
  const pending = signedIn ? unsent : [];
  const before = useRef(0);
  useEffect(() => {
    // The document is the same for everyone, and may be older than the user's last comment.
    if (signedIn) refresh();
  }, [signedIn]);
  useEffect(() => {
    // Another tab may have sent the comment.
    if (pending.length < before.current) refresh();
    before.current = pending.length;
  }, [pending.length]);
  const [most, setMost] = useState(AT_ONCE);
  const [edited, setEdited] = useState<{ id: Id; comment: string } | null>(null);
  // When the list was opened. If a comment has become too old to edit since, the server refuses the edit.
  const [now] = useState(() => Date.now());
  const newest = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (pending.length > 0) newest.current?.scrollIntoView({ block: 'nearest' });
  }, [pending.length]);

  function removeOne(id: Id): void {
    remove([id]);
    // The focused button is gone.
    document.getElementById('comments')?.focus();
  }

  const renderOwn = (id: Id, comment: string, date: string | null) => (
    <span className={css.acts}>
      {date !== null && Date.parse(date) + COMMENT_EDIT_MS > now && (
        <IconButton
          label={t('posts.editComment')}
          icon={<EditIcon size={20} />}
          aria-haspopup="dialog"
          onClick={() => setEdited({ id, comment })}
        />
      )}
      <IconButton label={t('posts.deleteComment')} icon={<TrashIcon size={20} />} onClick={() => removeOne(id)} />
    </span>
  );

  if (!data && isPending && isFetching) {
    return (
      <SkeletonGroup label={t('posts.loadingComments')}>
        <div className={css.waiting} />
      </SkeletonGroup>
    );
  }
  const comments =
    data?.data.filter(({ id, author_key: key }) => (id === null || !deleted.has(id)) && !isMuted('person', key)) ?? [];
  const waiting = (signedIn && own?.waiting.filter(({ id }) => id === null || !deleted.has(id))) || [];
  const hidden = Math.max(0, comments.length - most);
  const shown = comments.slice(hidden).toReversed();
  return (
    <>
      {data ? null : (
        <ErrorState flush plain title={t('posts.commentsBroken')} onRetry={() => void refetch()} pending={isFetching} />
      )}
      {data && comments.length + pending.length + waiting.length === 0 ? (
        <p className={css.note}>{t('posts.noComments')}</p>
      ) : null}
      <ol>
        {pending.toReversed().map(({ key, time, input, isSending }, index) => (
          <CommentRow
            key={key}
            ref={index === 0 ? newest : undefined}
            name={me?.name ?? 'You'}
            date={new Date(time).toISOString()}
            text={input.comment}
            state={isSending ? t('posts.sending') : savedText()}
          />
        ))}
        {waiting.toReversed().map(({ id, comment, created_at: date }) => (
          <CommentRow
            key={`waiting ${id}`}
            name={me?.name ?? 'You'}
            date={date}
            text={comment}
            state={t('posts.waitsForModerator')}
            act={id === null ? null : renderOwn(id, comment, date)}
          />
        ))}
        {shown.map(({ id, comment, created_at: date, get_user: user, author_key: key, edited: isEdited }, index) => (
          <CommentRow
            key={id ?? `at ${comments.length - index}`}
            name={user.name}
            authorKey={key}
            date={date}
            text={comment}
            isEdited={isEdited}
            act={
              id === null
                ? null
                : signedIn && own?.data.some((one) => one.id === id)
                  ? renderOwn(id, comment, date)
                  : renderReport(id, user.name, key)
            }
          />
        ))}
      </ol>
      {edited && (
        <Suspense>
          <EditComment {...edited} onClose={() => setEdited(null)} />
        </Suspense>
      )}
      {hidden > 0 && (
        <div>
          <Button onClick={() => setMost(most + AT_ONCE)}>{t('posts.earlierComments', { hidden })}</Button>
        </div>
      )}
    </>
  );
}
