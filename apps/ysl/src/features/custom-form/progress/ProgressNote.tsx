import { t } from '@maidan/i18n/text';
import { CITY_ZONE, formatDateTime, formatDay, momentIn } from '@maidan/i18n/date-time';
import { Button } from '@maidan/ui/Button';
import { Dialog } from '@maidan/ui/Dialog';
import { Grid, Row } from '@maidan/ui/layout';
import { useState } from 'react';
import type { FormProgressState } from './use-form-progress.ts';

/** Says until when unsent answers are stored, and offers to start over. */
export function ProgressNote({ progress }: { progress: FormProgressState }) {
  const { until, state, other, restart, settle } = progress;
  if (other) return <OtherAnswers savedAt={other.changed_at} settle={settle} />;
  if (state === 'failed') return <p>{t('forms.notKept')}</p>;
  if (state === 'sending') return <p>{t('forms.keepingFile')}</p>;
  if (until === null) return null;
  return (
    <Row flexWrap="wrap" gap={3}>
      <p>{t('forms.kept', { day: formatDay(momentIn(CITY_ZONE, until)) })}</p>
      <Button onClick={restart}>{t('forms.startAgain')}</Button>
    </Row>
  );
}

interface OtherAnswersProps {
  savedAt: string | null;
  settle: (takesOther: boolean) => void;
}

/** Asks at once which answers to continue with. If the dialog is closed, the question stays below the form. */
function OtherAnswers({ savedAt, settle }: OtherAnswersProps) {
  const [isAsked, setIsAsked] = useState(true);
  const text = t('forms.otherAnswers', { when: formatDateTime(savedAt) });
  return (
    <>
      <Row flexWrap="wrap" gap={3}>
        <p>{text}</p>
        <Button onClick={() => setIsAsked(true)}>{t('forms.choose')}</Button>
      </Row>
      <Dialog title={t('forms.whichAnswers')} open={isAsked} onClose={() => setIsAsked(false)}>
        <Grid gap={5}>
          <p>{text}</p>
          <Button variant="signal" size="l" wide onClick={() => settle(true)}>
            {t('forms.useSaved')}
          </Button>
          <Button size="l" wide onClick={() => settle(false)}>
            {t('forms.keepThese')}
          </Button>
        </Grid>
      </Dialog>
    </>
  );
}
