import { LinkedText } from '@maidan/site/browser/LinkedText';
import { t } from '@maidan/i18n/text';
import { useOnline } from '@maidan/browser/use-online';
import type { KeptFile } from '@maidan/actions/queue/kept-files';
import { useActionRunner } from '@maidan/actions/use-action';
import type { UnsentAction } from '@maidan/actions/queue/unsent-actions';
import { Button } from '@maidan/ui/Button';
import { RetryIcon } from '@maidan/ui/icons';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import { WaitingPicture } from '../picture/WaitingPicture.tsx';
import * as css from './Thread.css.ts';

/** A message that the server does not have yet. */
export interface OutgoingMessage extends Pick<UnsentAction, 'name' | 'subject' | 'key' | 'time' | 'failed'> {
  readonly text: string;
  readonly picture: KeptFile | null;
}

/** An outgoing message: shown at once, and marked until the server has it. */
export function OutgoingItem({ message, onRetry }: { message: OutgoingMessage; onRetry: () => void }) {
  const { queue } = useActionRunner();
  const online = useOnline();
  const { text, picture, failed } = message;
  // Replaced by the time once the message is sent.
  const state = failed === null && (
    <span className={css.time}>{online ? t('inbox.sending') : t('inbox.sentLater')}</span>
  );
  return (
    <li className={css.mine}>
      <VisuallyHidden>{t('inbox.youSaid')}</VisuallyHidden>
      {picture !== null && <WaitingPicture kept={picture} />}
      {text === '' ? null : (
        <div className={css.unsentBubble}>
          <p className={css.text} dir="auto">
            <LinkedText>{text}</LinkedText>
          </p>
          {state}
        </div>
      )}
      {failed === null ? (
        text === '' && state
      ) : (
        <>
          <span className={css.failed} role="alert">
            {t('inbox.notSent', { why: failed })}
          </span>
          <span className={css.actions}>
            <Button icon={<RetryIcon size={18} />} onClick={onRetry}>
              {t('inbox.retry')}
            </Button>
            <Button onClick={() => queue.remove(message)}>{t('inbox.delete')}</Button>
          </span>
        </>
      )}
    </li>
  );
}
