import { Grid, Row, Text } from '@maidan/ui/layout';
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
    <Grid as="fieldset" gap={3}>
      <legend className={css.groupName}>
        {name}
        <Text as="span" font="text13" fontWeight="text" letterSpacing={0} fontVariantNumeric="tabular" color="quiet">
          {note}
        </Text>
      </legend>
      {children}
      {sending !== null && <SendingRow sending={sending} onCancel={cancel} />}
      {canAdd && (sending === null || sending.problem !== undefined) && (
        <Row flexWrap="wrap">
          <Picker
            accept={accept}
            invalid={error !== undefined}
            describedBy={error === undefined ? undefined : `${id}-error`}
            onPick={send}
          >
            {add}
          </Picker>
        </Row>
      )}
      {error !== undefined && (
        <Text font="text15" color="error" overflowWrap="anywhere" id={`${id}-error`}>
          {error}
        </Text>
      )}
    </Grid>
  );
}
