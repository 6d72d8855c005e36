import { useDraft } from '@maidan/actions/drafts';
import { replyDraft } from '@maidan/actions/send-message';
import { CHAT_MESSAGE_MAX } from '@maidan/contract/rules/limits';
import type { Id } from '@maidan/contract/core/wire';
import { IconButton } from '@maidan/ui/IconButton';
import { SendIcon } from '@maidan/ui/icons';
import { TextArea } from '@maidan/ui/TextArea';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import * as css from './Thread.css.ts';

interface ReplyBoxProps {
  conversationId: Id;
  /** The text for a box without a draft. */
  prefill: string | null;
  onSend: (text: string) => void;
}

/** Writes in the conversation. A draft survives until it is sent. */
export function ReplyBox({ conversationId, prefill, onSend }: ReplyBoxProps) {
  const place = replyDraft(conversationId);
  const [text, setText] = useDraft(place);
  const field = useRef<HTMLTextAreaElement>(null);
  const prefilled = useRef(false);
  useEffect(() => {
    if (prefill === null || prefilled.current) return;
    prefilled.current = true;
    if (field.current?.value === '') setText(prefill);
    field.current?.focus();
  }, [prefill, setText]);

  const message = text.trim();
  function send() {
    if (message === '') return;
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
    // Ctrl and Enter send, as in other places where one writes several lines; the button does the same.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a shortcut next to the button
    <form
      className={css.form}
      aria-label="Reply"
      onKeyDown={key}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextArea
        ref={field}
        label="Your reply"
        labelHidden
        placeholder="Write a reply"
        rows={1}
        value={text}
        onChange={setText}
        maxLength={CHAT_MESSAGE_MAX}
        required
      />
      <IconButton
        type="submit"
        label="Send"
        variant="signal"
        icon={<SendIcon size={20} />}
        disabledReason={message === '' ? 'Write something first.' : undefined}
      />
    </form>
  );
}
