import { Button } from '@maidan/ui/Button';
import { RetryIcon } from '@maidan/ui/icons';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import { useSyncExternalStore } from 'react';
import { chatOutboxStore, type OutgoingChat } from './chat-outbox-storage.ts';
import * as css from './Thread.css.ts';

function listen(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

/** A message on its way: shown at once, marked until the server has it. */
export function OutgoingItem({ chat, onRetry }: { chat: OutgoingChat; onRetry: () => void }) {
  const online = useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  );
  return (
    <li className={css.mine}>
      <VisuallyHidden>You: </VisuallyHidden>
      <p className={css.myBubble} dir="auto">
        {chat.text}
      </p>
      {chat.failed === null ? (
        <span className={css.date}>{online ? 'Sending …' : 'Will be sent when you are back online.'}</span>
      ) : (
        <>
          <span className={css.failed} role="alert">
            Not sent. {chat.failed}
          </span>
          <span className={css.actions}>
            <Button icon={<RetryIcon size={18} />} onClick={onRetry}>
              Retry
            </Button>
            <Button onClick={() => chatOutboxStore.remove(chat.key)}>Delete</Button>
          </span>
        </>
      )}
    </li>
  );
}
