import { useId, type ReactNode } from 'react';
import { Picker, SendingRow } from './FilePicker.tsx';
import * as css from './Files.css.ts';
import type { useUpload } from './use-upload.ts';

interface FilesGroupProps {
  name: string;
  note: string;
  /** The uploaded files, each with its own fields. */
  children: ReactNode;
  upload: ReturnType<typeof useUpload>;
  /** Whether there is room for another file. */
  canAdd: boolean;
  /** The label of the button. */
  add: string;
  accept: string;
  error: string | undefined;
}

/** Several files of one kind, uploaded one after another. */
export function FilesGroup({ name, note, children, upload, canAdd, add, accept, error }: FilesGroupProps) {
  const id = useId();
  const { sending, send, cancel } = upload;
  return (
    <fieldset className={css.group}>
      <legend className={css.groupName}>
        {name}
        <span className={css.note}>{note}</span>
      </legend>
      {children}
      {sending !== null && <SendingRow sending={sending} onCancel={cancel} />}
      {canAdd && (sending === null || sending.problem !== undefined) && (
        <div className={css.pickers}>
          <Picker
            accept={accept}
            invalid={error !== undefined}
            describedBy={error === undefined ? undefined : `${id}-error`}
            onPick={send}
          >
            {add}
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
