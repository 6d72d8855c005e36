import { t } from '@maidan/i18n/text';
import { lazyPart } from '@maidan/browser/lazy-part';
import { Suspense, useState, type ComponentProps } from 'react';
import { ShareIcon } from '../../icons/icons.tsx';
import { shareNatively, type Shareable } from '../../share/native-share.ts';
import { IconButton } from '../IconButton/IconButton.tsx';

const ShareSheet = lazyPart(async () => (await import('../ShareSheet/ShareSheet.tsx')).ShareSheet);

interface ShareButtonProps {
  content: Shareable;
  variant?: ComponentProps<typeof IconButton>['variant'];
  /** Called at every press, before anything opens. */
  onAsked?: () => void;
}

/** Shares through the device if it can, or else opens the share sheet, which is loaded only then. */
export function ShareButton({ content, variant = 'plain', onAsked }: ShareButtonProps) {
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);

  async function share() {
    onAsked?.();
    if ((await shareNatively(content)) !== 'unavailable') return;
    setAsked(true);
    setOpen(true);
  }

  return (
    <>
      <IconButton
        label={t('ui.share')}
        variant={variant}
        icon={<ShareIcon />}
        aria-haspopup="dialog"
        onClick={() => void share()}
      />
      {asked && (
        <Suspense>
          <ShareSheet open={open} onClose={() => setOpen(false)} content={content} />
        </Suspense>
      )}
    </>
  );
}
