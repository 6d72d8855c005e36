import { GALLERY_MAX, POST_ALT_MAX } from '@maidan/contract/desk/post-rules';
import { TextField } from '@maidan/ui/TextField';
import { useId } from 'react';
import { Picker, SendingRow } from '../../../parts/files/FilePicker.tsx';
import * as css from '../../../parts/files/Files.css.ts';
import { FileRow } from '../../../parts/files/MediaField.tsx';
import { useUpload } from '../../../parts/files/use-upload.ts';
import type { DeviceDraft } from './device-draft.ts';

type Pictures = DeviceDraft['gallery'];

interface GalleryFieldsProps {
  pictures: Pictures;
  onChange: (pictures: Pictures) => void;
  error: string | undefined;
}

/** The pictures of a gallery, each with what it shows. */
export function GalleryFields({ pictures, onChange, error }: GalleryFieldsProps) {
  const id = useId();
  const { sending, send, cancel } = useUpload((file) => onChange([...pictures, { file, alt: '' }]));
  const isFull = pictures.length >= GALLERY_MAX;
  return (
    <fieldset className={css.group}>
      <legend className={css.groupName}>
        Pictures
        <span className={css.note}>
          {pictures.length} of {GALLERY_MAX}
        </span>
      </legend>
      {pictures.map(({ file, alt }, index) => (
        // The same picture can be in a gallery twice; its place tells it apart.
        <div key={`${index} ${file.sealed}`}>
          <FileRow file={file} onRemove={() => onChange(pictures.filter((_, at) => at !== index))} />
          <TextField
            label={`What picture ${index + 1} shows`}
            value={alt}
            maxLength={POST_ALT_MAX}
            onChange={(next) => onChange(pictures.map((each, at) => (at === index ? { ...each, alt: next } : each)))}
          />
        </div>
      ))}
      {sending !== null && <SendingRow sending={sending} onCancel={cancel} />}
      {!isFull && (sending === null || sending.problem !== undefined) && (
        <div className={css.pickers}>
          <Picker
            accept="image/*,.heic,.heif"
            invalid={error !== undefined}
            describedBy={error === undefined ? undefined : `${id}-error`}
            onPick={send}
          >
            Add a picture
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
