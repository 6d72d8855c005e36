import { t } from '@maidan/i18n/text';
import { commentOnPost } from '@maidan/actions/posts/comment-on-post';
import { drafts, useDraft } from '@maidan/actions/drafts';
import { useAction } from '@maidan/actions/use-action';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import { COMMENT_MAX } from '@maidan/contract/rules/limits';
import type { Id } from '@maidan/contract/core/wire';
import { Button } from '@maidan/ui/Button';
import { TextArea } from '@maidan/ui/TextArea';
import { useState } from 'react';
import * as css from './Comments.css.ts';

const placeOf = (postId: Id) => `comment ${postId}`;

/**
 * Writes a comment, which appears above the others at once. What is typed survives a reload and a login, and comes back
 * when it is refused.
 */
export function CommentForm({ postId }: { postId: Id }) {
  const [text, setText] = useDraft(placeOf(postId));
  const [error, setError] = useState<string>();
  const send = useAction(commentOnPost, (outcome) => {
    const { post_id: id, comment } = outcome.input;
    const draft = drafts.read(placeOf(id));
    if (outcome.status === 'failed' || outcome.status === 'gated') {
      // Unless the next one is being written there already.
      if (draft === '') drafts.write(placeOf(id), comment);
      if (outcome.status === 'failed') setError(errorMessage(outcome.error));
    } else if (draft.trim() === comment) {
      // Sent after a login, for which the text had come back.
      drafts.write(placeOf(id), '');
    }
  });
  const comment = text.trim();
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (comment === '') return;
        setError(undefined);
        setText('');
        send({ post_id: postId, comment });
      }}
    >
      <TextArea
        label={t('posts.yourComment')}
        value={text}
        onChange={setText}
        maxLength={COMMENT_MAX}
        error={error}
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
