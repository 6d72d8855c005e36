import { t } from '@maidan/i18n/text';
import { drafts, useDraft } from '@maidan/actions/drafts';
import { replyDraft } from '@maidan/actions/messages/send-message';
import { sendPicture } from '@maidan/actions/messages/send-picture';
import { CHAT_MESSAGE_MAX } from '@maidan/contract/rules/limits';
import type { Id } from '@maidan/contract/core/wire';
import { IconButton } from '@maidan/ui/IconButton';
import { SendIcon } from '@maidan/ui/icons';
import { TextArea } from '@maidan/ui/TextArea';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { AddPicture } from '../picture/AddPicture.tsx';
import { PictureRow } from '../picture/PictureRow.tsx';
import { useChosenPicture } from '../picture/use-chosen-picture.ts';
import { usePictureSending } from '../picture/use-picture-sending.ts';
import * as css from './Thread.css.ts';

interface ReplyBoxProps {
  conversationId: Id;
  /** Whether the server accepts pictures. */
  hasPictures: boolean;
  /** Initial text if there is no draft. It becomes a draft only when edited. */
  prefill: string | null;
  onSend: (text: string) => void;
}

/** Writes a reply in the conversation. A draft survives until it is sent. */
export function ReplyBox({ conversationId, hasPictures, prefill, onSend }: ReplyBoxProps) {
  const place = replyDraft(conversationId);
  const [draft, setDraft] = useDraft(place);
  const [isEdited, setIsEdited] = useState(false);
  const text = draft === '' && !isEdited ? (prefill ?? '') : draft;
  function setText(next: string): void {
    setIsEdited(true);
    setDraft(next);
  }
  const field = useRef<HTMLTextAreaElement>(null);
  const isPrefilled = prefill !== null;
  useEffect(() => {
    if (isPrefilled) field.current?.focus();
  }, [isPrefilled]);

  const message = text.trim();
  const picture = useChosenPicture();
  const { file, isPreparing } = picture;
  const sending = usePictureSending(
    sendPicture,
    ({ input }) => {
      picture.remove();
      // Text typed meanwhile stays.
      if (['', input.message].includes(drafts.read(place).trim())) setText('');
      field.current?.focus();
    },
    picture.fail,
  );
  const isSending = sending.progress !== null;
  const reason = isSending
    ? t('inbox.sendingPicture')
    : isPreparing
      ? t('inbox.preparingPicture')
      : message === '' && file === null
        ? t('account.writeFirst')
        : undefined;
  function send() {
    if (reason !== undefined) return;
    if (file !== null) {
      picture.fail(null);
      sending.send({ conversation_id: conversationId, message, picture: file });
      return;
    }
    setText('');
    onSend(message);
    field.current?.focus();
  }
  function key(event: KeyboardEvent) {
    const isSend = event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing;
    if (!isSend) return;
    event.preventDefault();
    send();
  }
  return (
    <>
      <PictureRow picture={picture} progress={sending.progress} onCancel={sending.cancel} />
      {/* Ctrl+Enter sends, as is common in multi-line fields; the button does the same. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a shortcut next to the button */}
      <form
        className={hasPictures ? css.formWithPicture : css.form}
        aria-label={t('inbox.reply')}
        onKeyDown={key}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        {hasPictures && <AddPicture picture={picture} disabled={isSending || isPreparing} />}
        <TextArea
          ref={field}
          label={t('inbox.yourReply')}
          labelHidden
          placeholder={t('inbox.writeReply')}
          rows={1}
          value={text}
          onChange={setText}
          maxLength={CHAT_MESSAGE_MAX}
          required={file === null}
        />
        <IconButton
          type="submit"
          label={t('inbox.send')}
          variant="signal"
          icon={<SendIcon size={20} />}
          disabledReason={reason}
        />
      </form>
    </>
  );
}
