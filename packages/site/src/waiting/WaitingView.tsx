import { useActionRunner, useAllUnsent } from '@maidan/actions/use-action';
import type { UnsentAction } from '@maidan/actions/queue/unsent-actions';
import { formatLocalTime } from '@maidan/i18n/date-time';
import { t } from '@maidan/i18n/text';
import { Button } from '@maidan/ui/Button';
import { EmptyState } from '@maidan/ui/EmptyState';
import { LinkButton } from '@maidan/ui/LinkButton';
import { showToast } from '@maidan/ui/toast/toast-store';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import { useQueryClient } from '@tanstack/react-query';
import { describeWaiting } from './describe-waiting.ts';
import * as css from './WaitingView.css.ts';

const noLink = () => null;

interface WaitingViewProps {
  /** Where an action can be changed before it is sent. */
  linkOf?: (action: UnsentAction) => { href: string; label: string } | null;
}

/** What the user did on this device and the server does not have yet, in the order in which it is sent. */
export function WaitingView({ linkOf = noLink }: WaitingViewProps) {
  const { cancel, queue, flush } = useActionRunner();
  const waiting = useAllUnsent();
  if (waiting.length === 0) return <EmptyState plain title={t('waiting.none')} text={t('waiting.noneHint')} />;

  async function takeBack(action: UnsentAction): Promise<void> {
    if (await cancel(action)) showToast(t('waiting.cancelled'));
    else showToast(t('waiting.tooLate'), { tone: 'error' });
  }

  function retry(): void {
    queue.retry();
    void flush();
  }

  return (
    <>
      <p className={css.intro}>{t('waiting.intro')}</p>
      <ol>
        {waiting.map((action) => (
          <WaitingRow
            key={action.key}
            action={action}
            link={linkOf(action)}
            onCancel={() => void takeBack(action)}
            onRetry={action.failed === null ? null : retry}
          />
        ))}
      </ol>
    </>
  );
}

interface WaitingRowProps {
  action: UnsentAction;
  link: { href: string; label: string } | null;
  onCancel: () => void;
  /** Null unless the server has refused it. */
  onRetry: (() => void) | null;
}

function WaitingRow({ action, link, onCancel, onRetry }: WaitingRowProps) {
  const { title, detail } = describeWaiting(action, useQueryClient());
  const name = <VisuallyHidden>: {detail ?? title}</VisuallyHidden>;
  return (
    <li className={css.row}>
      <span className={css.text}>
        <span className={css.title}>{title}</span>
        {detail === null ? null : (
          <span className={css.detail} dir="auto">
            {detail}
          </span>
        )}
        {action.failed === null ? (
          <span className={css.state}>
            {action.isSending ? t('waiting.sending') : t('waiting.since', { time: formatLocalTime(action.time) })}
          </span>
        ) : (
          <span className={css.refused}>{t('waiting.refused', { reason: action.failed })}</span>
        )}
      </span>
      {link && (
        <LinkButton href={link.href}>
          {link.label}
          {name}
        </LinkButton>
      )}
      {onRetry === null ? null : (
        <Button onClick={onRetry}>
          {t('waiting.retry')}
          {name}
        </Button>
      )}
      {action.isSending ? null : (
        <Button onClick={onCancel}>
          {t('waiting.cancel')}
          {name}
        </Button>
      )}
    </li>
  );
}
