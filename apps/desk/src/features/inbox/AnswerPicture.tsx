import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import { SendingRow } from '../../parts/files/FilePicker.tsx';
import { FileRow } from '../../parts/files/MediaField.tsx';
import * as css from './Thread.css.ts';
import type { useAnswerPicture } from './use-answer-picture.ts';

interface AnswerPictureProps {
  picture: ReturnType<typeof useAnswerPicture>;
  /** The answer is on its way. */
  isSent: boolean;
  onRemove: () => void;
}

/** The picture of an answer, on its way to the server or there; nothing without one. */
export function AnswerPicture({ picture, isSent, onRemove }: AnswerPictureProps) {
  const { file, sending, cancel } = picture;
  return (
    <div className={file === null && sending === null ? undefined : css.chosen}>
      {file !== null && (
        <FileRow file={file} keptReason={isSent ? 'It is being sent.' : undefined} onRemove={onRemove} />
      )}
      {sending !== null && <SendingRow sending={sending} onCancel={cancel} />}
      <VisuallyHidden as="output">{file?.state === 'ready' ? `${file.name} goes with the answer` : ''}</VisuallyHidden>
    </div>
  );
}
