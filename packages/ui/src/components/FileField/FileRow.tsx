import { t } from '@maidan/i18n/text';
import { FileIcon, TrashIcon } from '../../icons/icons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { fileSize } from './file-rules.ts';
import * as css from './FileField.css.ts';

interface FileRowProps {
  file: Pick<File, 'name' | 'size'>;
  /** 0 to 1 while it is being sent. */
  progress: number | undefined;
  onRemove: () => void;
}

/** The chosen file: name, size, a remove button, and the sending progress. */
export function FileRow({ file, progress, onRemove }: FileRowProps) {
  const percent = Math.round((progress ?? 0) * 100);
  return (
    <li className={css.file}>
      <FileIcon size={20} />
      <span>
        <bdi className={css.name}>{file.name}</bdi>
        <span className={css.size}>
          {progress === undefined ? fileSize(file.size) : `${percent} % of ${fileSize(file.size)}`}
        </span>
      </span>
      <IconButton
        label={t('ui.removeFile', { name: file.name })}
        icon={<TrashIcon size={20} />}
        disabledReason={progress === undefined ? undefined : t('ui.isBeingSent')}
        onClick={onRemove}
      />
      {progress !== undefined && (
        <progress
          className={css.progress}
          max={100}
          value={percent}
          aria-label={t('ui.sendingFile', { name: file.name })}
        />
      )}
    </li>
  );
}
