import { useSaved } from '@maidan/actions/saved/saved';
import { useSession } from '@maidan/auth/session/use-session';
import { t } from '@maidan/i18n/text';
import { Button } from '@maidan/ui/Button';
import { fileSize } from '@maidan/ui/file-rules';
import { showToast } from '@maidan/ui/toast/toast-store';
import { useState } from 'react';
import { canKeepClips, keepClip } from './keep-clip.ts';
import * as css from './KeepClip.css.ts';
import { addKeptClip, removeKeptClip, useKeptClips } from './kept-clips.ts';

interface KeepClipProps {
  /** The slug of the post. */
  slug: string;
  /** A path of this site. */
  address: string;
  /** Its approximate size; null if unknown. */
  bytes: number | null;
}

/** Stores the clip of a saved post on this device, or deletes it; renders nothing without a worker. */
export function KeepClip({ slug, address, bytes }: KeepClipProps) {
  const isSaved = useSaved().some(({ kind, id }) => kind === 'post' && id === slug);
  const kept = useKeptClips().find((clip) => clip.slug === slug);
  const { userId } = useSession();
  const [pending, setPending] = useState(false);

  if (kept) return <KeptClipRow slug={slug} bytes={kept.bytes} />;
  if (!isSaved || !canKeepClips()) return null;

  async function keep() {
    setPending(true);
    const size = await keepClip(address);
    setPending(false);
    if (size === null) {
      showToast(t('saved.clipFailed'), { tone: 'error' });
      return;
    }
    addKeptClip({ slug, address, bytes: size }, userId);
    showToast(t('saved.clipDone'));
  }

  return (
    <p className={css.row}>
      <Button pending={pending} onClick={() => void keep()}>
        {bytes === null ? t('saved.keepClip') : t('saved.keepClipSized', { size: fileSize(bytes) })}
      </Button>
    </p>
  );
}

/** The size of a stored clip, and the button to delete it. */
export function KeptClipRow({ slug, bytes }: { slug: string; bytes: number }) {
  function remove() {
    removeKeptClip(slug);
    showToast(t('saved.clipRemoved'));
  }
  return (
    <p className={css.row}>
      <span>{t('saved.clipKept', { size: fileSize(bytes) })}</span>
      <Button onClick={remove}>{t('saved.removeClip')}</Button>
    </p>
  );
}
