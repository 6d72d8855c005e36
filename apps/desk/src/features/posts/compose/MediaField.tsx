import { IconButton } from '@maidan/ui/IconButton';
import { CheckIcon, CloseIcon, FilmIcon } from '@maidan/ui/icons';
import { useId } from 'react';
import * as css from './Composer.css.ts';
import type { DraftFile } from './device-draft.ts';
import { Picker, SendingRow } from './FilePicker.tsx';
import { useUpload } from './use-upload.ts';

const PICTURES = 'image/*,.heic,.heif';
const accepted = { picture: PICTURES, clip: 'video/*', either: `${PICTURES},video/*` } as const;

interface MediaFieldProps {
  label: string;
  takes: keyof typeof accepted;
  value: DraftFile | null;
  onChange: (file: DraftFile | null) => void;
  error: string | undefined;
}

/** The picture or clip of a post, from the camera or a file. */
export function MediaField({ label, takes, value, onChange, error }: MediaFieldProps) {
  const id = useId();
  const { sending, send, cancel } = useUpload(onChange);
  const notes = { invalid: error !== undefined, describedBy: error === undefined ? undefined : `${id}-error` };
  return (
    <fieldset className={css.group}>
      <legend className={css.groupName}>
        {label}
        <span className={css.note}>goes on after a lost connection</span>
      </legend>
      {value !== null && <FileRow file={value} onRemove={() => onChange(null)} />}
      {sending !== null && <SendingRow sending={sending} onCancel={cancel} />}
      {(sending === null || sending.problem !== undefined) && (
        <div className={css.pickers}>
          <Picker accept={takes === 'clip' ? 'video/*' : 'image/*'} camera {...notes} onPick={send}>
            {takes === 'clip' ? 'Film now' : 'Take a picture'}
          </Picker>
          <Picker accept={accepted[takes]} {...notes} onPick={send}>
            {value === null ? 'Choose a file' : 'Choose another file'}
          </Picker>
        </div>
      )}
      {error !== undefined && (
        <p className={css.problem} id={`${id}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** A file that the server has. */
export function FileRow({ file, onRemove }: { file: DraftFile; onRemove: () => void }) {
  const picture = file.kind === 'clip' ? file.poster : file.url;
  return (
    <div className={css.fileRow}>
      <span className={css.thumb}>
        {picture === null ? <FilmIcon /> : <img className={css.thumbPicture} src={picture} alt="" />}
      </span>
      <span className={css.fileText}>
        <b className={css.fileName}>{file.name}</b>
        <span className={css.done}>
          <CheckIcon size={16} />
          Place and device taken out
        </span>
        {file.width !== null && file.height !== null && (
          <span className={css.done}>
            <CheckIcon size={16} />
            Upright, {file.width} by {file.height}
          </span>
        )}
      </span>
      <IconButton label={`Remove ${file.name}`} icon={<CloseIcon />} onClick={onRemove} />
    </div>
  );
}
