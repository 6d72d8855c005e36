import { ApiError } from '@maidan/api-client/api-error';
import { useApi } from '@maidan/api-client/api-provider';
import { userMessage } from '@maidan/api-client/error-words';
import { commentsQuery } from '@maidan/api-client/queries/comments';
import { useIntent } from '@maidan/auth/use-intent';
import { newComment } from '@maidan/contract/comments';
import { COMMENT_MAX } from '@maidan/contract/limits';
import { readId, type Id } from '@maidan/contract/wire';
import { Button } from '@maidan/ui/Button';
import { TextArea } from '@maidan/ui/TextArea';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as css from './Comments.css.ts';

function readComment(stored: unknown): { postId: Id; comment: string } | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { postId, comment } = stored as { postId?: unknown; comment?: unknown };
  const id = readId(postId);
  return id === undefined || typeof comment !== 'string' ? null : { postId: id, comment };
}

/** Writes a comment. What was typed stays until the server has it (specification, section 5: required). */
export function CommentForm({ postId }: { postId: Id }) {
  const api = useApi();
  const client = useQueryClient();
  const [text, setText] = useState('');
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string>();
  const send = useIntent('comment', readComment, async ({ postId: id, comment }, { key }) => {
    setPending(true);
    setError(undefined);
    try {
      await api.call(newComment, { body: { post_id: id, comment } }, { idempotencyKey: key });
      setText('');
      await client.invalidateQueries({ queryKey: commentsQuery(api, id).queryKey });
    } catch (failure) {
      if (failure instanceof ApiError && failure.status === 401) throw failure;
      setError(userMessage(failure));
    } finally {
      setPending(false);
    }
  });
  const words = text.trim();
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (words !== '' && !pending) send({ postId, comment: words });
      }}
    >
      <TextArea label="Your comment" value={text} onChange={setText} maxLength={COMMENT_MAX} error={error} required />
      <div>
        <Button
          type="submit"
          look="signal"
          pending={pending}
          disabledReason={words === '' ? 'Write something first.' : undefined}
        >
          Comment
        </Button>
      </div>
    </form>
  );
}
