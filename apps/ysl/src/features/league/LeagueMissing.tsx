import { t } from '@maidan/i18n/text';
import { EmptyState } from '@maidan/ui/EmptyState';
import { NotFound } from '@maidan/ui/NotFound';
import { frame } from '../../frame.css.ts';

/** Replaces a league that cannot be shown. */
export function LeagueMissing({ reason }: { reason: 'unknown' | 'none yet' | 'unavailable' }) {
  const failure = { text: t('league.unavailable') };
  return (
    <div className={frame}>
      {reason === 'unknown' ? (
        <NotFound flush as="h1" title={t('league.notFound')} text={t('league.notFoundHint')} />
      ) : (
        <EmptyState flush as="h1" title={t('league.nothing')} {...(reason === 'unavailable' ? failure : {})} />
      )}
    </div>
  );
}
