import { sayAtOnce } from '@maidan/actions/toasts';
import { useSaved, type SavedEntry } from '@maidan/actions/saved/saved';
import { useChangeSaved } from '@maidan/actions/saved/use-change-saved';
import { atBase, belowBase } from '@maidan/i18n/language-of-path';
import { t } from '@maidan/i18n/text';
import { IconButton } from '@maidan/ui/IconButton';
import { BookmarkIcon } from '@maidan/ui/icons';
import { useNavigate } from 'react-router';
import { keepPage } from '../../browser/offline/keep-page.ts';
import { removeKeptClip } from './kept-clips.ts';
import { SAVED_PAGE } from './saved-page.ts';

interface SaveButtonProps {
  entry: SavedEntry;
  /** Its page on this site, without the language. */
  path: string;
  /** Shown over a clip. */
  onMedia?: boolean;
}

/** Saves something for later, with its page for offline reading, or removes it. */
export function SaveButton({ entry, path, onMedia = false }: SaveButtonProps) {
  const isSaved = useSaved().some(({ kind, id }) => kind === entry.kind && id === entry.id);
  const change = useChangeSaved();
  const navigate = useNavigate();
  const base = t('language.base');

  function toggle(): void {
    const outcome = change(entry, !isSaved);
    if (isSaved) {
      if (entry.kind === 'post') removeKeptClip(entry.id);
      const undo = { label: t('saved.undo'), onPress: () => void change(entry, true) };
      return void sayAtOnce(outcome, t('saved.removed'), undo);
    }
    keepPage(atBase(base, path), entry.picture === undefined ? [] : [entry.picture]);
    const onPress = () => void navigate(belowBase(base, SAVED_PAGE));
    return void sayAtOnce(outcome, t('saved.done'), { label: t('saved.see'), onPress });
  }

  return (
    <IconButton
      label={t('saved.save', { name: entry.label })}
      variant={onMedia ? 'media' : 'plain'}
      icon={<BookmarkIcon filled={isSaved} />}
      aria-pressed={isSaved}
      onClick={toggle}
    />
  );
}
