import { Button } from '@maidan/ui/Button';
import { Grid, Row, Text } from '@maidan/ui/layout';
import { useRef, useState } from 'react';
import type { DraftFile } from '../../../files/draft-file.ts';
import { SendingRow } from '../../../files/FilePicker.tsx';
import { MediaField } from '../../../files/MediaField.tsx';
import { useUpload } from '../../../files/use-upload.ts';
import * as css from './Composer.css.ts';

interface PosterFieldProps {
  clip: DraftFile;
  value: DraftFile | null;
  onChange: (file: DraftFile | null) => void;
  error: string | undefined;
}

/** The poster of a clip: one of its frames, or a file. By default, the frame chosen by the server. */
export function PosterField({ clip, value, onChange, error }: PosterFieldProps) {
  const hint =
    clip.state === 'ready' && clip.poster === null
      ? 'This server cannot take a frame from the clip. Choose a picture or a frame.'
      : 'Without a choice, readers see a frame of the clip.';
  return (
    <Grid gap={3}>
      <MediaField
        takes="picture"
        label="Picture before it plays"
        hint={value === null ? hint : undefined}
        value={value}
        onChange={onChange}
        error={error}
      />
      {clip.url !== null && <FrameTaker key={clip.id} address={clip.url} name={clip.name} onTake={onChange} />}
    </Grid>
  );
}

interface FrameTakerProps {
  address: string;
  name: string;
  onTake: (file: DraftFile) => void;
}

/** Takes a frame in the browser, which works even if the server has no ffmpeg. */
function FrameTaker({ address, name, onTake }: FrameTakerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [state, setState] = useState<'loading' | 'ready' | 'broken'>('loading');
  const { sending, send, cancel } = useUpload((file) => {
    setOpen(false);
    onTake(file);
  });
  const isSending = sending !== null && sending.problem === undefined;

  function take(): void {
    if (video.current === null) return;
    video.current.pause();
    const { videoWidth: width, videoHeight: height } = video.current;
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    canvas.getContext('2d')?.drawImage(video.current, 0, 0);
    canvas.toBlob(
      (frame) => (frame ? send(new File([frame], 'Frame.jpg', { type: 'image/jpeg' })) : setState('broken')),
      'image/jpeg',
      0.92,
    );
  }

  if (!isOpen) {
    return (
      <Row flexWrap="wrap">
        <Button onClick={() => setOpen(true)}>Choose a frame from the clip</Button>
      </Row>
    );
  }
  return (
    <Grid gap={3}>
      <video
        ref={video}
        className={css.frame}
        src={address}
        aria-label={name}
        crossOrigin="anonymous"
        controls
        muted
        playsInline
        preload="auto"
        onLoadedData={() => setState('ready')}
        onError={() => setState('broken')}
      />
      {state === 'broken' && (
        <Text font="text15" color="error" role="alert">
          This browser cannot take a frame from this clip. Choose a picture instead.
        </Text>
      )}
      {sending !== null && <SendingRow sending={sending} onCancel={cancel} />}
      <Row flexWrap="wrap">
        <Button
          onClick={take}
          pending={isSending}
          disabledReason={state === 'ready' ? undefined : 'The clip has not loaded yet.'}
        >
          Use this frame
        </Button>
        <Button
          variant="plain"
          onClick={() => {
            cancel();
            setOpen(false);
          }}
        >
          Cancel
        </Button>
      </Row>
    </Grid>
  );
}
