import { t } from '@maidan/i18n/text';
import { useRef, useState, type ChangeEvent } from 'react';
import { FileIcon } from '../../icons/icons.tsx';
import { Field, type FieldProps } from '../private/Field.tsx';
import { isAccepted, refusalOf } from './file-rules.ts';
import * as css from './FileField.css.ts';
import { FileRow } from './FileRow.tsx';

interface FileFieldProps extends FieldProps {
  file: Pick<File, 'name' | 'size'> | null;
  onChange: (file: File | null) => void;
  /** Accepted file extensions with their dot: ['.jpg', '.pdf']. Dropped files are checked too. */
  accept: readonly string[];
  /** 0 to 1 while the file is being sent; it cannot be changed during that time. */
  progress?: number | undefined;
}

/** A file from the device, chosen or dropped, with a row for it. */
export function FileField(props: FileFieldProps) {
  const { label, labelHidden, hint, error, required, file, onChange, accept, progress } = props;
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string>();
  const [over, setOver] = useState(false);
  const sending = progress !== undefined;
  const problem = refusal ?? error;

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const [chosen] = event.target.files ?? [];
    // Cleared, so that the same file can be chosen again after its removal.
    event.target.value = '';
    setOver(false);
    setRefusal(chosen && refusalOf(chosen.name, accept));
    if (chosen && isAccepted(chosen.name, accept)) onChange(chosen);
  }

  function remove() {
    onChange(null);
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
              <span className={css.title}>{file === null ? t('ui.chooseFile') : t('ui.chooseOtherFile')}</span>
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
              // A file held by the form meets the requirement, although the cleared input seems empty.
              required={control.required && file === null}
              aria-describedby={
                [control['aria-describedby'], hint && `${control.id}-hint`].filter(Boolean).join(' ') || undefined
              }
              onChange={choose}
              onDragEnter={() => setOver(true)}
              onDragLeave={() => setOver(false)}
              onDrop={() => setOver(false)}
            />
          </div>
          {file !== null && (
            <ul aria-label={t('ui.chosenFile')}>
              <FileRow file={file} progress={progress} onRemove={remove} />
            </ul>
          )}
        </div>
      )}
    </Field>
  );
}
