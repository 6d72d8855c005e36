import { useApi } from '@maidan/api-client/core/api-provider';
import { ApiError, isAnswered } from '@maidan/api-client/errors/api-error';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import { readyAnswersQuery } from '@maidan/api-client/queries/desk/inbox';
import { answerInbox, type InboxConversation, type InboxMessage } from '@maidan/contract/desk/inbox/inbox';
import { CHAT_MESSAGE_MAX } from '@maidan/contract/rules/limits';
import { ImageIcon, SendIcon } from '@maidan/ui/icons';
import { Grid } from '@maidan/ui/layout';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { IconPicker, PICTURES } from '../../files/FilePicker.tsx';
import { useUploadReason } from '../../files/open-uploads.ts';
import { Notice } from '../../page/Notice.tsx';
import { useOnline } from '@maidan/browser/use-online';
import { useStaff } from '../../session/DeskContext.tsx';
import { readDraft, writeDraft } from '../../session/drafts.ts';
import { AnswerPicture } from './AnswerPicture.tsx';
import { fillIn } from './fill-in.ts';
import * as css from './Thread.css.ts';
import { useAnswerPicture } from './use-answer-picture.ts';

interface ReplyProps {
  id: string;
  conversation: InboxConversation;
  messages: readonly InboxMessage[];
  onSent: () => Promise<void>;
}

/** The person's newest message on screen. The server refuses an answer that misses a newer one. */
const lastSeen = (messages: readonly InboxMessage[]): number =>
  Math.max(0, ...messages.filter(({ by }) => by === 'person').map(({ id }) => Number(id)));

interface Attempt {
  readonly reopen: boolean;
  readonly message: string;
  /** Id of the newest message before the attempt. */
  readonly after: number;
}

const newest = (messages: readonly InboxMessage[]): number => Math.max(0, ...messages.map(({ id }) => Number(id)));

/** The answer box. Text and picture stay as a draft on this device until they are sent. */
export function Reply({ id, conversation, messages, onSent }: ReplyProps) {
  const api = useApi();
  const online = useOnline();
  const field = useRef<HTMLTextAreaElement>(null);
  // Keyed by member of staff, because several may share a device.
  const draft = `${useStaff().id}/${id}`;
  const [typed, setTyped] = useState(() => readDraft(draft));
  const picture = useAnswerPicture(`${draft}/picture`);
  const ready = useQuery(readyAnswersQuery(api)).data?.data ?? [];

  function write(next: string): void {
    setTyped(next);
    writeDraft(draft, next);
  }

  const send = useMutation({
    mutationFn: ({ reopen, message }: Attempt) =>
      api.call(
        answerInbox,
        {
          params: { id },
          body: { message, picture: picture.file?.id, last_seen: lastSeen(messages), reopen },
        },
        { isDraft: true },
      ),
    onSuccess: async () => {
      write('');
      picture.remove();
      await onSent();
    },
    // Shows what changed before the next attempt.
    onError: onSent,
  });

  const uploading = useUploadReason();
  const { error, variables } = send;
  const isLost = error !== null && !isAnswered(error);
  const isSame = variables?.message === typed.trim();
  // Only the response was lost: the answer is in the thread.
  const hasArrived =
    isLost &&
    isSame &&
    picture.file === null &&
    messages.some(
      ({ by, id: at, message }) => by === 'staff' && Number(at) > variables.after && message === typed.trim(),
    );
  const text = hasArrived ? '' : typed;
  useEffect(() => {
    if (hasArrived) writeDraft(draft, '');
  }, [hasArrived, draft]);
  const code = error instanceof ApiError ? error.code : null;
  const isClosed = !conversation.open || code === 'conversation_closed';
  if (conversation.deleted) {
    return (
      <div className={`${css.foot} ${css.notices} ${css.lastNotice}`}>
        <Notice>{conversation.person.name} deleted this conversation, so you can no longer answer it.</Notice>
      </div>
    );
  }
  const { file, sending } = picture;
  const isUploading = sending !== null && sending.problem === undefined;
  const isReady = file === null ? text.trim() !== '' : file.state === 'ready';
  const blocked = !isReady || uploading !== undefined || !online || send.isPending;
  return (
    <div className={css.foot}>
      <Grid gap={2} paddingTop={3} paddingInline="gutter">
        {!online && <Notice>You are offline. Your text is saved on this device.</Notice>}
        {error && code === 'conflict' && <Notice tone="look">A new message has arrived. Read it, then send.</Notice>}
        {error && code === 'conversation_closed' && (
          <Notice tone="look">
            Someone closed this conversation. Sending reopens it; until then your answer is a draft.
          </Notice>
        )}
        {error && (isLost ? isSame && !hasArrived : code !== 'conflict' && code !== 'conversation_closed') && (
          <Notice tone="warn">Your answer was not sent. {errorMessage(error)}</Notice>
        )}
      </Grid>
      <AnswerPicture
        picture={picture}
        isSent={send.isPending}
        onRemove={() => {
          picture.remove();
          field.current?.focus();
        }}
      />
      {ready.length > 0 && (
        <fieldset className={css.ready} aria-label="Ready answers">
          {ready.map((answer) => (
            <button
              key={answer.id}
              type="button"
              className={css.readyOne}
              onClick={() => {
                const filled = fillIn(answer.text, conversation);
                write(text.trim() === '' ? filled : `${text.trimEnd()}\n${filled}`);
                field.current?.focus();
              }}
            >
              {answer.name}
            </button>
          ))}
        </fieldset>
      )}
      <form
        className={css.reply}
        onSubmit={(event) => {
          event.preventDefault();
          if (!blocked) send.mutate({ reopen: isClosed, message: text.trim(), after: newest(messages) });
        }}
      >
        <IconPicker
          label={file === null ? 'Add a picture' : 'Choose another picture'}
          icon={<ImageIcon />}
          accept={PICTURES}
          disabled={isUploading || send.isPending}
          onPick={picture.choose}
        />
        <label>
          <VisuallyHidden>Answer</VisuallyHidden>
          <textarea
            ref={field}
            className={css.answer}
            rows={1}
            dir="auto"
            maxLength={CHAT_MESSAGE_MAX}
            placeholder={isClosed ? 'Answer and reopen' : 'Answer'}
            value={text}
            onChange={(event) => write(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
            }}
          />
        </label>
        <button type="submit" className={css.send} disabled={blocked} aria-busy={send.isPending || undefined}>
          <SendIcon />
          <VisuallyHidden>{isClosed ? 'Send and reopen' : 'Send'}</VisuallyHidden>
        </button>
      </form>
    </div>
  );
}
