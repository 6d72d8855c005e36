import { Button } from '@maidan/ui/Button';
import { Dialog } from '@maidan/ui/Dialog';
import { CopyIcon } from '@maidan/ui/icons';
import { Grid } from '@maidan/ui/layout';
import { copyText } from '@maidan/ui/share/copy-text';
import { showToast } from '@maidan/ui/toast/toast-store';
import * as css from './Webhooks.css.ts';

/** Shows the secret to copy to the receiving server. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  async function copy() {
    if (await copyText(secret)) showToast('Secret copied');
    else showToast('Your browser couldn’t copy the secret. Select it instead.', { tone: 'error' });
  }
  return (
    <Dialog open onClose={onClose} title="Webhook secret">
      <Grid gap={4} minWidth="dialog">
        <p>Your server uses it to check that a request comes from us. Keep it like a password.</p>
        <p className={css.secret} translate="no">
          {secret}
        </p>
        <Button icon={<CopyIcon size={20} />} onClick={() => void copy()}>
          Copy
        </Button>
      </Grid>
    </Dialog>
  );
}
