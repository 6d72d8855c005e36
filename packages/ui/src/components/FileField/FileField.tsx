import { useRef, useState, type ChangeEvent } from 'react';
import { FileIcon } from '../../icons/icons.tsx';
import { Field, type FieldProps } from '../private/Field.tsx';
import { sortFiles } from './file-rules.ts';
import * as css from './FileField.css.ts';
import { FileRow } from './FileRow.tsx';

interface FileFieldProps extends FieldProps {
  files: readonly File[];
  onChange: (files: File[]) => void;
  /** Endings that are taken, with their dot: ['.jpg', '.pdf']. Also checked on what is dropped. */
  accept: readonly string[];
  /** 0 to 1 while the files are on their way; they cannot be changed then. */
  progress?: number | undefined;
}

/** A file from the device, chosen or dropped, with a row for it. */
export function FileField(props: FileFieldProps) {
  const { label, labelHidden, hint, error, required, files, onChange, accept, progress } = props;
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string>();
  const [over, setOver] = useState(false);
  const sending = progress !== undefined;
  const problem = refusal ?? error;

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const sorted = sortFiles([...(event.target.files ?? [])], accept);
    // Emptied, so that the same file can be chosen again after it was removed.
    event.target.value = '';
    setOver(false);
    setRefusal(sorted.refusal);
    if (sorted.taken.length > 0) onChange(sorted.taken.slice(0, 1));
  }

  function remove(file: File) {
    onChange(files.filter((other) => other !== file));
    input.current?.focus();
  }

  return (
    <Field {...{ label, labelHidden, error: problem, required, hint: undefined }}>
      {(control) => (
        <div>
          <div
            className={css.drop}
            data-over={over ? '' : undefined}
            data-invalid={problem ? '' : undefined}
            data-disabled={sending ? '' : undefined}
          >
            <FileIcon />
            <span>
              <span className={css.title}>{files.length === 0 ? 'Choose a file' : 'Choose another file'}</span>
              {hint !== undefined && (
                <span className={css.hint} id={`${control.id}-hint`}>
                  {hint}
                </span>
              )}
            </span>
            <input
              {...control}
              ref={input}
              className={css.real}
              type="file"
              accept={accept.join(',')}
              disabled={sending}
              // A file held by the form answers the requirement, though the emptied input looks unanswered.
              required={control.required && files.length === 0}
              aria-describedby={
                [control['aria-describedby'], hint && `${control.id}-hint`].filter(Boolean).join(' ') || undefined
              }
              onChange={choose}
              onDragEnter={() => setOver(true)}
              onDragLeave={() => setOver(false)}
              onDrop={() => setOver(false)}
            />
          </div>
          {files.length > 0 && (
            <ul aria-label="Chosen files">
              {files.map((file, index) => (
                <FileRow key={`${index} ${file.name}`} file={file} progress={progress} onRemove={() => remove(file)} />
              ))}
            </ul>
          )}
        </div>
      )}
    </Field>
  );
}
