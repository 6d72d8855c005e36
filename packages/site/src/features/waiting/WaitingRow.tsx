import type { UnsentAction } from '@maidan/actions/queue/unsent-actions';
import { useActionRunner } from '@maidan/actions/use-action';
import { formatLocalTime } from '@maidan/i18n/date-time';
import { t } from '@maidan/i18n/text';
import { Button } from '@maidan/ui/Button';
import { LinkButton } from '@maidan/ui/LinkButton';
import { copyText } from '@maidan/ui/share/copy-text';
import { showToast } from '@maidan/ui/toast/toast-store';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import { useQueryClient } from '@tanstack/react-query';
import { describeWaiting } from './describe-waiting.ts';
import * as css from './WaitingView.css.ts';

async function copy(words: string): Promise<void> {
  if (await copyText(words)) showToast(t('waiting.copied'));
  else showToast(t('waiting.notCopied'), { tone: 'error' });
}

interface WaitingRowProps {
  action: UnsentAction;
  /** The page on which it can be changed before it is sent. */
  link?: { href: string; label: string } | null;
}

/** An action that the server does not have yet: shown in full, with the reason, if it was refused. */
export function WaitingRow({ action, link = null }: WaitingRowProps) {
  const { cancel, queue, flush } = useActionRunner();
  const { title, detail, text = detail } = describeWaiting(action, useQueryClient());
  const { failed, isFinal = false } = action;
  const name = <VisuallyHidden>– {detail ?? title}</VisuallyHidden>;

  async function takeBack(): Promise<void> {
    // The focused button disappears with the row.
    if (isFinal) document.getElementById('main')?.focus();
    if (!(await cancel(action))) showToast(t('waiting.tooLate'), { tone: 'error' });
    else if (!isFinal) showToast(t('waiting.cancelled'));
  }

  function retry(): void {
    // Actions that failed offline are sent in order, so all of them wait again.
    queue.retry((one) => one.key === action.key || !(isFinal || one.isFinal));
    void flush();
  }

  return (
    <li className={css.row}>
      <span className={isFinal ? css.wholeLine : css.text}>
        <span className={css.title}>{title}</span>
        {text === null ? null : (
          <span className={isFinal ? css.whole : css.detail} dir="auto">
            {isFinal ? text : detail}
          </span>
        )}
        {failed === null ? (
          <span className={css.state}>
            {action.isSending ? t('waiting.sending') : t('waiting.since', { time: formatLocalTime(action.time) })}
          </span>
        ) : (
          <span className={css.refused}>{t('waiting.refused', { reason: failed })}</span>
        )}
      </span>
      {link && (
        <LinkButton href={link.href}>
          {link.label}
          {name}
        </LinkButton>
      )}
      {isFinal && text !== null && (
        <Button onClick={() => void copy(text)}>
          {t('waiting.copy')}
          {name}
        </Button>
      )}
      {failed === null ? null : (
        <Button onClick={retry}>
          {t('waiting.retry')}
          {name}
        </Button>
      )}
      {action.isSending ? null : (
        <Button onClick={() => void takeBack()}>
          {isFinal ? t('waiting.discard') : t('waiting.cancel')}
          {name}
        </Button>
      )}
    </li>
  );
}
