import { t } from '@maidan/i18n/text';
import { Button } from '@maidan/ui/Button';
import { Dialog } from '@maidan/ui/Dialog';
import { Grid } from '@maidan/ui/layout';
import { lostFilesText, type Review } from './use-restored-answers.ts';

/** Asks the person to review the answers after a login interrupted the submission. */
export function ReviewDialog({ review, onClose }: { review: Review; onClose: () => void }) {
  const lost = lostFilesText(review.lostFiles);
  return (
    <Dialog title={t('forms.loggedIn')} open onClose={onClose}>
      <Grid gap={5}>
        <p>{t('forms.review')}</p>
        {lost !== null && <p>{lost}</p>}
        <Button variant="signal" size="l" wide onClick={onClose}>
          {t('forms.reviewButton')}
        </Button>
      </Grid>
    </Dialog>
  );
}
