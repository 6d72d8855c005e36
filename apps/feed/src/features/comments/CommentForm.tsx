import { t } from '@maidan/i18n/text';
import { commentOnPost } from '@maidan/actions/posts/comment-on-post';
import { drafts, useDraft } from '@maidan/actions/drafts';
import { useAction } from '@maidan/actions/use-action';
import { useApi } from '@maidan/api-client/core/api-provider';
import { isAnswered } from '@maidan/api-client/errors/api-error';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import { commentsQuery, ownCommentsQuery } from '@maidan/api-client/queries/feed/comments';
import { comments, ownComments } from '@maidan/contract/feed/comments';
import { COMMENT_MAX } from '@maidan/contract/rules/limits';
import type { Id } from '@maidan/contract/core/wire';
import { Button } from '@maidan/ui/Button';
import { TextArea } from '@maidan/ui/TextArea';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { hasArrived, idsOf, lostBefore, type LostComment } from './lost-comment.ts';
import * as css from './Comments.css.ts';

const placeOf = (postId: Id) => `comment ${postId}`;

/**
 * Writes a comment, which appears above the others at once. A draft survives a reload and a login, and a refused comment
 * returns to the field.
 */
export function CommentForm({ postId }: { postId: Id }) {
  const [text, setText] = useDraft(placeOf(postId));
  const [error, setError] = useState<string>();
  // A draft of an earlier visit may have been sent without a reply.
  const [lost, setLost] = useState<LostComment | null>(() => lostBefore(drafts.read(placeOf(postId)).trim()));
  const api = useApi();
  const client = useQueryClient();
  // Loaded by the list below.
  const { data: list } = useQuery({ ...commentsQuery(api, postId), enabled: false });
  const { data: own } = useQuery({ ...ownCommentsQuery(api, postId), enabled: false });
  const before = useRef(idsOf(undefined));

  function fail(words: string, why: unknown): void {
    setError(errorMessage(why));
    if (isAnswered(why)) return;
    setLost({ text: words, before: before.current });
    for (const { id } of [comments, ownComments]) void client.invalidateQueries({ queryKey: [id] });
  }

  const send = useAction(commentOnPost, (outcome) => {
    const { post_id: id, comment } = outcome.input;
    const draft = drafts.read(placeOf(id));
    if (outcome.status === 'failed' || outcome.status === 'gated') {
      // Unless the user is already writing the next comment.
      if (draft === '') drafts.write(placeOf(id), comment);
      if (outcome.status === 'failed') fail(comment, outcome.error);
    } else if (draft.trim() === comment) {
      // Sent after a login, during which the text was back in the field.
      drafts.write(placeOf(id), '');
    }
  });
  const comment = text.trim();
  // Only the reply was lost: a comment that the list shows must not be sent again.
  const isInList = lost !== null && hasArrived(lost, list, own);
  useEffect(() => {
    if (isInList && drafts.read(placeOf(postId)).trim() === lost.text) drafts.write(placeOf(postId), '');
  }, [isInList, lost, postId]);

  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (comment === '') return;
        setError(undefined);
        setLost(null);
        before.current = idsOf(own);
        setText('');
        send({ post_id: postId, comment });
      }}
    >
      <TextArea
        label={t('posts.yourComment')}
        value={text}
        onChange={setText}
        maxLength={COMMENT_MAX}
        error={isInList ? undefined : error}
        required
      />
      <div>
        <Button type="submit" variant="signal" disabledReason={comment === '' ? t('account.writeFirst') : undefined}>
          {t('posts.comment')}
        </Button>
      </div>
    </form>
  );
}
