import { t } from '@maidan/i18n/text';
import { Button } from '@maidan/ui/Button';
import { Dialog } from '@maidan/ui/Dialog';
import { Grid } from '@maidan/ui/layout';
import { withPage } from '../pages/page-address.ts';

/** Reloads the form at its first page, scrolled to the top, where the sent answers are listed. */
function begin(): void {
  history.replaceState(history.state, '', `${location.pathname}${withPage(location.search, 0)}`);
  scrollTo(0, 0);
  location.reload();
}

interface SubmittedDialogProps {
  title: string;
  /** By default the page reloads. */
  onEnd?: (() => void) | undefined;
}

/** Confirms that the answers arrived. Closing it in any way calls `onEnd`. */
export function SubmittedDialog({ title, onEnd = begin }: SubmittedDialogProps) {
  return (
    <Dialog title={t('forms.submitted')} open onClose={onEnd}>
      <Grid gap={5}>
        <p>{t('forms.thanks', { title })}</p>
        <Button variant="signal" size="l" wide onClick={onEnd}>
          {t('forms.okay')}
        </Button>
      </Grid>
    </Dialog>
  );
}
