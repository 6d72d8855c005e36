import { t } from '@maidan/i18n/text';
import { editComment } from '@maidan/actions/posts/edit-comment';
import { useAction } from '@maidan/actions/use-action';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import { COMMENT_MAX } from '@maidan/contract/rules/limits';
import type { Id } from '@maidan/contract/core/wire';
import { Button } from '@maidan/ui/Button';
import { Dialog } from '@maidan/ui/Dialog';
import { TextArea } from '@maidan/ui/TextArea';
import { useState } from 'react';
import * as css from './Comments.css.ts';

interface EditCommentProps {
  id: Id;
  comment: string;
  onClose: () => void;
}

/** Edits a comment that the user has recently written. */
export function EditComment({ id, comment, onClose }: EditCommentProps) {
  const [text, setText] = useState(comment);
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string>();
  const send = useAction(editComment, (outcome) => {
    setPending(false);
    if (outcome.status === 'failed') setError(errorMessage(outcome.error));
    else onClose();
  });
  const typed = text.trim();
  const reason = typed === '' ? t('account.writeFirst') : typed === comment ? t('posts.unchanged') : undefined;
  return (
    <Dialog open title={t('posts.editComment')} onClose={onClose}>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (reason !== undefined) return;
          setError(undefined);
          setPending(true);
          send({ id, comment: typed });
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
          <Button type="submit" variant="signal" pending={pending} disabledReason={reason}>
            {t('posts.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
