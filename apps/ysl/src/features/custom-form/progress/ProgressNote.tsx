import { CITY_ZONE, formatDay, momentIn } from '@maidan/i18n/date-time';
import { Button } from '@maidan/ui/Button';
import { Inline } from '@maidan/ui/Inline';
import type { FormProgressState } from './use-form-progress.ts';

/** Until when answers that are not sent are kept, and a way to begin again. */
export function ProgressNote({ progress: { until, hasFailed, restart } }: { progress: FormProgressState }) {
  if (hasFailed) return <p>Your latest answers are not kept in your account yet. The next change tries again.</p>;
  if (until === null) return null;
  return (
    <Inline gap={3}>
      <p>Kept in your account until {formatDay(momentIn(CITY_ZONE, until))}, on all your devices.</p>
      <Button onClick={restart}>Start again</Button>
    </Inline>
  );
}
