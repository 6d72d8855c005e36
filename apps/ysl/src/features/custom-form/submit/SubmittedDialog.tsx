import { t } from '@maidan/i18n/text';
import { Button } from '@maidan/ui/Button';
import { Dialog } from '@maidan/ui/Dialog';
import { Stack } from '@maidan/ui/Stack';

const begin = () => location.reload();

/** Confirms that the answers arrived. Closing it in any way reloads the page. */
export function SubmittedDialog({ title }: { title: string }) {
  return (
    <Dialog title={t('forms.submitted')} open onClose={begin}>
      <Stack gap={5}>
        <p>{t('forms.thanks', { title })}</p>
        <Button variant="signal" size="l" wide onClick={begin}>
          {t('forms.okay')}
        </Button>
      </Stack>
    </Dialog>
  );
}
