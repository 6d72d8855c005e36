import { lazy, Suspense, useState } from 'react';
import { ShareIcon } from '../../icons/icons.tsx';
import type { Shareable } from '../../share/native-share.ts';
import { shareNatively } from '../../share/native-share.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { ComponentProps } from 'react';

const ShareSheet = lazy(async () => ({ default: (await import('../ShareSheet/ShareSheet.tsx')).ShareSheet }));

interface ShareButtonProps {
  content: Shareable;
  variant?: ComponentProps<typeof IconButton>['variant'];
  /** Told at every press, before anything opens. */
  onAsked?: () => void;
  /** Told once the reader took a way to share. */
  onShared?: () => void;
}

/** Shares by the device where it can, else opens the share sheet, which is loaded only then. */
export function ShareButton({ content, variant = 'plain', onAsked, onShared }: ShareButtonProps) {
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);

  async function share() {
    onAsked?.();
    const outcome = await shareNatively(content);
    if (outcome === 'shared') onShared?.();
    if (outcome !== 'unavailable') return;
    setAsked(true);
    setOpen(true);
  }

  return (
    <>
      <IconButton
        label="Share"
        variant={variant}
        icon={<ShareIcon />}
        aria-haspopup="dialog"
        onClick={() => void share()}
      />
      {asked && (
        <Suspense>
          <ShareSheet open={open} onClose={() => setOpen(false)} content={content} onShared={() => onShared?.()} />
        </Suspense>
      )}
    </>
  );
}
