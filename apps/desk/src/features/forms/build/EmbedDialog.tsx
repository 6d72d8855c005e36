import { embedCode } from '@maidan/browser/embed-code';
import { useSiteConfig } from '@maidan/site/browser/use-site-config';
import { Button } from '@maidan/ui/Button';
import { Dialog } from '@maidan/ui/Dialog';
import { CopyIcon } from '@maidan/ui/icons';
import { Grid } from '@maidan/ui/layout';
import { copyText } from '@maidan/ui/share/copy-text';
import { TextArea } from '@maidan/ui/TextArea';
import { showToast } from '@maidan/ui/toast/toast-store';

interface EmbedDialogProps {
  form: { readonly slug: string; readonly title: string };
  onClose: () => void;
}

/** The code that shows a form on another site. */
export function EmbedDialog({ form: { slug, title }, onClose }: EmbedDialogProps) {
  const { leagueOrigin } = useSiteConfig();
  const code = embedCode({ address: `${leagueOrigin}/embed/form/${slug}`, id: `form-${slug}`, title, height: 800 });
  async function copy() {
    if (await copyText(code)) showToast('Code copied');
    else showToast('Your browser couldn’t copy it. Select it instead.', { tone: 'error' });
  }
  return (
    <Dialog open onClose={onClose} title="Embed on another site">
      <Grid gap={4} minWidth="dialog">
        <p>
          Paste this code where the form should appear. People fill in the form there, then log in and submit it in a
          separate window on the league’s site.
        </p>
        <TextArea label="Code" rows={9} value={code} onChange={() => undefined} />
        <Button icon={<CopyIcon size={20} />} onClick={() => void copy()}>
          Copy
        </Button>
      </Grid>
    </Dialog>
  );
}
