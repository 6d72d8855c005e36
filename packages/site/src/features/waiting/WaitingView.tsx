import { useAllUnsent } from '@maidan/actions/use-action';
import type { UnsentAction } from '@maidan/actions/queue/unsent-actions';
import { t } from '@maidan/i18n/text';
import { EmptyState } from '@maidan/ui/EmptyState';
import { WaitingRow } from './WaitingRow.tsx';
import * as css from './WaitingView.css.ts';

const noLink = () => null;

interface WaitingViewProps {
  /** The page on which an action can be changed before it is sent. */
  linkOf?: (action: UnsentAction) => { href: string; label: string } | null;
  /** Whether the page lists, or may list, something else that waits: then an empty list says nothing. */
  hasOthers?: boolean;
}

/** The user's actions on this device that the server does not have yet, in the order in which they are sent. */
export function WaitingView({ linkOf = noLink, hasOthers = false }: WaitingViewProps) {
  const waiting = useAllUnsent();
  if (waiting.length === 0) {
    return hasOthers ? null : <EmptyState plain title={t('waiting.none')} text={t('waiting.noneHint')} />;
  }

  return (
    <>
      <p className={css.intro}>{t('waiting.intro')}</p>
      <ol>
        {waiting.map((action) => (
          <WaitingRow key={action.key} action={action} link={linkOf(action)} />
        ))}
      </ol>
    </>
  );
}
