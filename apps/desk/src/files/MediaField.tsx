import { IconButton } from '@maidan/ui/IconButton';
import { CheckIcon, CloseIcon, FileIcon, FilmIcon, ImageIcon, SoundIcon } from '@maidan/ui/icons';
import { useId } from 'react';
import type { DraftFile } from './draft-file.ts';
import { Picker, PICTURES, SendingRow } from './FilePicker.tsx';
import * as css from './Files.css.ts';
import { useUpload } from './use-upload.ts';

const accepted = {
  picture: PICTURES,
  clip: 'video/*',
  either: `${PICTURES},video/*`,
  sound: '.m4a,.mp3',
} as const;
/** The media type that the camera captures for each. */
const camera = { picture: 'image/*', clip: 'video/*', either: 'image/*', sound: null } as const;

interface MediaFieldProps {
  label: string;
  takes: keyof typeof accepted;
  hint?: string | undefined;
  value: DraftFile | null;
  onChange: (file: DraftFile | null) => void;
  error: string | undefined;
}

/** A picture, clip or sound, from the camera or a file. */
export function MediaField({ label, takes, hint, value, onChange, error }: MediaFieldProps) {
  const id = useId();
  const { sending, send, cancel } = useUpload(onChange);
  const notes = { invalid: error !== undefined, describedBy: error === undefined ? undefined : `${id}-error` };
  return (
    <fieldset className={css.group}>
      <legend className={css.groupName}>
        {label}
        <span className={css.note}>resumes after a lost connection</span>
      </legend>
      {hint !== undefined && <p className={css.note}>{hint}</p>}
      {value !== null && <FileRow file={value} onRemove={() => onChange(null)} />}
      {sending !== null && <SendingRow sending={sending} onCancel={cancel} />}
      {(sending === null || sending.problem !== undefined) && (
        <div className={css.pickers}>
          {camera[takes] !== null && (
            <Picker accept={camera[takes]} camera {...notes} onPick={send}>
              {takes === 'clip' ? 'Record a clip' : 'Take a picture'}
            </Picker>
          )}
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

const noPicture = { picture: <ImageIcon />, clip: <FilmIcon />, sound: <SoundIcon />, captions: <FileIcon /> } as const;

interface FileRowProps {
  file: DraftFile;
  onRemove: () => void;
  /** Why it cannot be removed at the moment. */
  keptReason?: string | undefined;
}

/** An uploaded file. */
export function FileRow({ file, onRemove, keptReason }: FileRowProps) {
  const picture = file.kind === 'clip' ? file.poster : file.kind === 'picture' ? file.url : null;
  return (
    <div className={css.fileRow}>
      <span className={css.thumb}>
        {picture === null ? noPicture[file.kind] : <img className={css.thumbPicture} src={picture} alt="" />}
      </span>
      <span className={css.fileText}>
        <b className={css.fileName}>{file.name}</b>
        <output className={css.note}>
          {file.state === 'preparing' && file.kind === 'clip' && (
            <>
              <progress className={css.progress} aria-label={`Preparing ${file.name}`} />
              The clip is being prepared for every device. You can keep writing.
            </>
          )}
        </output>
        {file.state === 'failed' && (
          <span className={css.problem} role="alert">
            {file.name} {file.problem} Choose another file.
          </span>
        )}
        {file.state === 'ready' && file.problem !== null && <span className={css.note}>{file.problem}</span>}
        {file.state === 'ready' && (file.kind === 'picture' || file.kind === 'clip') && (
          <span className={css.done}>
            <CheckIcon size={16} />
            Location and device details removed
          </span>
        )}
        {file.width !== null && file.height !== null && (
          <span className={css.done}>
            <CheckIcon size={16} />
            Upright, {file.width} by {file.height}
          </span>
        )}
      </span>
      <IconButton label={`Remove ${file.name}`} icon={<CloseIcon />} disabledReason={keptReason} onClick={onRemove} />
    </div>
  );
}
