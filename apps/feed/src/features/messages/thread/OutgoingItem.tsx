import { useOnline } from '@maidan/browser/use-online';
import type { sendMessage } from '@maidan/actions/send-message';
import { useActionRunner, type Unsent } from '@maidan/actions/use-action';
import { Button } from '@maidan/ui/Button';
import { RetryIcon } from '@maidan/ui/icons';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import { LinkedText } from './LinkedText.tsx';
import * as css from './Thread.css.ts';

export type OutgoingMessage = Unsent<typeof sendMessage>;

/** A message on its way: shown at once, marked until the server has it. */
export function OutgoingItem({ message, onRetry }: { message: OutgoingMessage; onRetry: () => void }) {
  const { queue } = useActionRunner();
  const online = useOnline();
  return (
    <li className={css.mine}>
      <VisuallyHidden>You: </VisuallyHidden>
      <div className={css.myBubble}>
        <p className={css.text} dir="auto">
          <LinkedText>{message.input.message}</LinkedText>
        </p>
      </div>
      {message.failed === null ? (
        <span className={css.date}>{online ? 'Sending …' : 'Will be sent when you are back online.'}</span>
      ) : (
        <>
          <span className={css.failed} role="alert">
            Not sent. {message.failed}
          </span>
          <span className={css.actions}>
            <Button icon={<RetryIcon size={18} />} onClick={onRetry}>
              Retry
            </Button>
            <Button onClick={() => queue.remove(message)}>Delete</Button>
          </span>
        </>
      )}
    </li>
  );
}
