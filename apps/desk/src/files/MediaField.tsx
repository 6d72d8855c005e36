import { IconButton } from '@maidan/ui/IconButton';
import { CheckIcon, CloseIcon, FileIcon, FilmIcon, ImageIcon, SoundIcon } from '@maidan/ui/icons';
import { Grid, Row, Text } from '@maidan/ui/layout';
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
    <Grid as="fieldset" gap={3}>
      <legend className={css.groupName}>
        {label}
        <Text as="span" font="text13" fontWeight="text" letterSpacing={0} fontVariantNumeric="tabular" color="quiet">
          resumes after a lost connection
        </Text>
      </legend>
      {hint !== undefined && (
        <Text font="text13" fontWeight="text" letterSpacing={0} fontVariantNumeric="tabular" color="quiet">
          {hint}
        </Text>
      )}
      {value !== null && <FileRow file={value} onRemove={() => onChange(null)} />}
      {sending !== null && <SendingRow sending={sending} onCancel={cancel} />}
      {(sending === null || sending.problem !== undefined) && (
        <Row flexWrap="wrap">
          {camera[takes] !== null && (
            <Picker accept={camera[takes]} camera {...notes} onPick={send}>
              {takes === 'clip' ? 'Record a clip' : 'Take a picture'}
            </Picker>
          )}
          <Picker accept={accepted[takes]} {...notes} onPick={send}>
            {value === null ? 'Choose a file' : 'Choose another file'}
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
      <Grid as="span" flex="rest" alignContent="start" gap={1}>
        <Text as="b" font="head15" overflowWrap="anywhere">
          {file.name}
        </Text>
        <Text as="output" font="text13" fontWeight="text" letterSpacing={0} fontVariantNumeric="tabular" color="quiet">
          {file.state === 'preparing' && file.kind === 'clip' && (
            <>
              <progress className={css.progress} aria-label={`Preparing ${file.name}`} />
              The clip is being prepared for every device. You can keep writing.
            </>
          )}
        </Text>
        {file.state === 'failed' && (
          <Text as="span" font="text15" color="error" overflowWrap="anywhere" role="alert">
            {file.name} {file.problem} Choose another file.
          </Text>
        )}
        {file.state === 'ready' && file.problem !== null && (
          <Text as="span" font="text13" fontWeight="text" letterSpacing={0} fontVariantNumeric="tabular" color="quiet">
            {file.problem}
          </Text>
        )}
        {file.state === 'ready' && (file.kind === 'picture' || file.kind === 'clip') && (
          <Row as="span" font="text13">
            <CheckIcon size={16} />
            Location and device details removed
          </Row>
        )}
        {file.width !== null && file.height !== null && (
          <Row as="span" font="text13">
            <CheckIcon size={16} />
            Upright, {file.width} by {file.height}
          </Row>
        )}
      </Grid>
      <IconButton label={`Remove ${file.name}`} icon={<CloseIcon />} disabledReason={keptReason} onClick={onRemove} />
    </div>
  );
}
