import { IconButton } from '@maidan/ui/IconButton';
import { CloseIcon, FileIcon, ImageIcon } from '@maidan/ui/icons';
import { Grid, Text } from '@maidan/ui/layout';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import type { ChangeEvent, ReactNode } from 'react';
import * as css from './Files.css.ts';
import type { Sending } from './use-upload.ts';

const MEGA = 1024 * 1024;
const inMegabytes = (bytes: number): string => (bytes / MEGA).toFixed(bytes < 10 * MEGA ? 1 : 0);

/** A running upload, or the reason for its refusal. */
export function SendingRow({ sending, onCancel }: { sending: Sending; onCancel: () => void }) {
  const { name, bytes, share, isWaiting, problem } = sending;
  const sent = `${inMegabytes(bytes * share)} of ${inMegabytes(bytes)} MB`;
  return (
    <div className={css.fileRow}>
      <Grid as="span" flex="rest" alignContent="start" gap={1}>
        <Text as="b" font="head15" overflowWrap="anywhere">
          {name}
        </Text>
        {problem === undefined ? (
          <>
            <progress className={css.progress} value={share} max={1} aria-label={`Uploading ${name}`} />
            <Text
              as="span"
              font="text13"
              fontWeight="text"
              letterSpacing={0}
              fontVariantNumeric="tabular"
              color="quiet"
            >
              {share < 1 ? sent : 'Uploaded. Removing location and device details.'}
            </Text>
            <Text
              as="output"
              font="text13"
              fontWeight="text"
              letterSpacing={0}
              fontVariantNumeric="tabular"
              color="quiet"
            >
              {isWaiting ? 'No connection. It will continue automatically.' : ''}
            </Text>
          </>
        ) : (
          <Text as="span" font="text15" color="error" overflowWrap="anywhere" role="alert">
            {problem}
          </Text>
        )}
      </Grid>
      <IconButton
        label={problem === undefined ? `Cancel ${name}` : `Dismiss ${name}`}
        icon={<CloseIcon />}
        onClick={onCancel}
      />
    </div>
  );
}

/** HEIC is left out, because the server cannot decode it. iPhones then convert to JPEG. */
export const PICTURES = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

interface InputProps {
  accept: string;
  /** Opens the camera on a phone. */
  camera?: boolean;
  invalid?: boolean;
  describedBy?: string | undefined;
  disabled?: boolean;
  onPick: (file: File) => void;
}

/** A button that opens a file dialog. */
export function Picker({ children, ...input }: InputProps & { children: ReactNode }) {
  return (
    <label className={css.picker}>
      {input.camera ? <ImageIcon size={20} /> : <FileIcon size={20} />}
      {children}
      <Input {...input} />
    </label>
  );
}

/** The same as an icon, with the name for screen readers only. */
export function IconPicker({ label, icon, ...input }: InputProps & { label: string; icon: ReactNode }) {
  return (
    <label className={css.iconPicker} title={label}>
      {icon}
      <VisuallyHidden>{label}</VisuallyHidden>
      <Input {...input} />
    </label>
  );
}

function Input({ accept, camera = false, invalid = false, describedBy, disabled = false, onPick }: InputProps) {
  function pick(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    // Cleared, so that choosing the same file again fires another change event.
    event.target.value = '';
    if (file) onPick(file);
  }
  return (
    <input
      className={css.pickerInput}
      type="file"
      accept={accept}
      capture={camera ? 'environment' : undefined}
      disabled={disabled}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      onChange={pick}
    />
  );
}
