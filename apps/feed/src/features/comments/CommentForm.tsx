import { errorMessage } from '@maidan/api-client/errors/error-message';
import { commentAct } from '@maidan/site/acts/comment-act';
import { drafts } from '@maidan/site/browser/drafts';
import { useAct } from '@maidan/site/acts/use-act';
import { useDraft } from '@maidan/site/browser/use-draft';
import { passRefused } from '@maidan/site/acts/tell-failure';
import { COMMENT_MAX } from '@maidan/contract/rules/limits';
import type { Id } from '@maidan/contract/core/wire';
import { Button } from '@maidan/ui/Button';
import { TextArea } from '@maidan/ui/TextArea';
import { useState } from 'react';
import * as css from './Comments.css.ts';

const placeOf = (postId: Id) => `comment ${postId}`;

/**
 * Writes a comment, which stands below the others at once (specification, section 5: required). What is typed is kept
 * through reload and login, and comes back when it is refused.
 */
export function CommentForm({ postId }: { postId: Id }) {
  const [text, setText] = useDraft(placeOf(postId));
  const [error, setError] = useState<string>();
  const send = useAct(commentAct, {
    onFailed(failure, { postId: id, comment }) {
      // Unless the next one is being written there already.
      if (drafts.read(placeOf(id)) === '') drafts.write(placeOf(id), comment);
      passRefused(failure);
      setError(errorMessage(failure));
    },
    onDone({ postId: id, comment }) {
      // Sent after a login, which had brought the words back.
      if (drafts.read(placeOf(id)).trim() === comment) drafts.write(placeOf(id), '');
    },
  });
  const words = text.trim();
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (words === '') return;
        setError(undefined);
        setText('');
        send({ postId, comment: words });
      }}
    >
      <TextArea label="Your comment" value={text} onChange={setText} maxLength={COMMENT_MAX} error={error} required />
      <div>
        <Button type="submit" look="signal" disabledReason={words === '' ? 'Write something first.' : undefined}>
          Comment
        </Button>
      </div>
    </form>
  );
}
