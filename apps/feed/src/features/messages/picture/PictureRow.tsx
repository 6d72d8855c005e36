import { t } from '@maidan/i18n/text';
import { fileSize } from '@maidan/ui/file-rules';
import { IconButton } from '@maidan/ui/IconButton';
import { CloseIcon } from '@maidan/ui/icons';
import type { ChosenPicture } from './use-chosen-picture.ts';
import { useObjectUrl } from './use-object-url.ts';
import * as css from './Picture.css.ts';

interface PictureRowProps {
  picture: ChosenPicture;
  /** 0 to 1 while it is being sent, else null. */
  progress: number | null;
  onCancel: () => void;
  onRemove?: () => void;
}

/** The picture of a message and its upload progress; renders nothing without one. */
export function PictureRow({ picture, progress, onCancel, onRemove }: PictureRowProps) {
  const { file, isPreparing, error } = picture;
  const src = useObjectUrl(file);
  const percent = Math.round((progress ?? 0) * 100);
  function remove() {
    picture.remove();
    onRemove?.();
  }
  return (
    <>
      {file || isPreparing ? (
        <div className={css.chosen}>
          {src === undefined ? (
            <span className={css.preview} />
          ) : (
            <img className={css.preview} src={src} alt={t('inbox.chosenPicture')} />
          )}
          <span className={css.facts}>
            <output>
              {isPreparing ? t('inbox.preparingPicture') : progress === null ? null : t('inbox.sendingPicture')}
            </output>
            {!isPreparing && progress === null && file ? fileSize(file.size) : null}
            {progress === null ? null : (
              <progress className={css.bar} max={100} value={percent} aria-label={t('inbox.sendingPicture')} />
            )}
          </span>
          {progress === null ? (
            <IconButton label={t('inbox.removePicture')} icon={<CloseIcon size={20} />} onClick={remove} />
          ) : (
            <IconButton label={t('inbox.cancelPicture')} icon={<CloseIcon size={20} />} onClick={onCancel} />
          )}
        </div>
      ) : null}
      {error === null ? null : (
        <p className={css.error} role="alert">
          {error}
        </p>
      )}
    </>
  );
}
