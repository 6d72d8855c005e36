import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import { SendingRow } from '../../files/FilePicker.tsx';
import { FileRow } from '../../files/MediaField.tsx';
import * as css from './Thread.css.ts';
import type { useAnswerPicture } from './use-answer-picture.ts';

interface AnswerPictureProps {
  picture: ReturnType<typeof useAnswerPicture>;
  /** The answer is being sent. */
  isSent: boolean;
  onRemove: () => void;
}

/** The picture attached to an answer, uploading or uploaded. */
export function AnswerPicture({ picture, isSent, onRemove }: AnswerPictureProps) {
  const { file, sending, cancel } = picture;
  return (
    <div className={file === null && sending === null ? undefined : css.chosen}>
      {file !== null && (
        <FileRow file={file} keptReason={isSent ? 'The answer is being sent.' : undefined} onRemove={onRemove} />
      )}
      {sending !== null && <SendingRow sending={sending} onCancel={cancel} />}
      <VisuallyHidden as="output">
        {file?.state === 'ready' ? `${file.name} attached to the answer` : ''}
      </VisuallyHidden>
    </div>
  );
}
