import { t } from '@maidan/i18n/text';
import { ImageIcon } from '@maidan/ui/icons';
import type { ChangeEvent } from 'react';
import type { ChosenPicture } from './use-chosen-picture.ts';
import * as css from './Picture.css.ts';

interface AddPictureProps {
  picture: ChosenPicture;
  /** Set while the picture is being sent and cannot be changed. */
  disabled?: boolean;
  /** Whether the button shows its name next to the icon. */
  named?: boolean;
}

/** Adds a picture from the device or its camera. */
export function AddPicture({ picture, disabled = false, named = false }: AddPictureProps) {
  const label = picture.file === null ? t('inbox.addPicture') : t('inbox.otherPicture');
  function choose(event: ChangeEvent<HTMLInputElement>) {
    const [chosen] = event.target.files ?? [];
    // Cleared, so that the same file can be chosen again after it was removed.
    event.target.value = '';
    if (chosen) picture.choose(chosen);
  }
  return (
    <span className={named ? css.addLine : css.add}>
      <ImageIcon size={named ? 20 : 24} />
      {named && <span aria-hidden="true">{label}</span>}
      <input
        className={css.real}
        type="file"
        accept="image/*"
        aria-label={label}
        title={named ? undefined : label}
        disabled={disabled}
        onChange={choose}
      />
    </span>
  );
}
