import { t } from '@maidan/i18n/text';
import { CITY_ZONE, formatDay, momentIn } from '@maidan/i18n/date-time';
import { Button } from '@maidan/ui/Button';
import { Inline } from '@maidan/ui/Inline';
import type { FormProgressState } from './use-form-progress.ts';

/** Until when answers that are not sent are kept, and a way to begin again. */
export function ProgressNote({ progress: { until, hasFailed, restart } }: { progress: FormProgressState }) {
  if (hasFailed) return <p>{t('forms.notKept')}</p>;
  if (until === null) return null;
  return (
    <Inline gap={3}>
      <p>{t('forms.kept', { day: formatDay(momentIn(CITY_ZONE, until)) })}</p>
      <Button onClick={restart}>{t('forms.startAgain')}</Button>
    </Inline>
  );
}
