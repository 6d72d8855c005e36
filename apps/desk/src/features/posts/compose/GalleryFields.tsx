import { GALLERY_MAX, POST_ALT_MAX } from '@maidan/contract/desk/posts/post-rules';
import { TextField } from '@maidan/ui/TextField';
import { PICTURES } from '../../../files/FilePicker.tsx';
import { FilesGroup } from '../../../files/FilesGroup.tsx';
import { FileRow } from '../../../files/MediaField.tsx';
import { useUpload } from '../../../files/use-upload.ts';
import type { DeviceDraft } from './device-draft.ts';

type Pictures = DeviceDraft['gallery'];

interface GalleryFieldsProps {
  pictures: Pictures;
  onChange: (pictures: Pictures) => void;
  error: string | undefined;
}

/** The pictures of a gallery, each with its description. */
export function GalleryFields({ pictures, onChange, error }: GalleryFieldsProps) {
  const upload = useUpload((file) => onChange([...pictures, { file, alt: '' }]));
  return (
    <FilesGroup
      name="Pictures"
      note={`${pictures.length} of ${GALLERY_MAX}`}
      upload={upload}
      canAdd={pictures.length < GALLERY_MAX}
      add="Add a picture"
      accept={PICTURES}
      error={error}
    >
      {pictures.map(({ file, alt }, index) => (
        // The same picture can be in a gallery twice; only its place differs.
        <div key={`${index} ${file.id}`}>
          <FileRow file={file} onRemove={() => onChange(pictures.filter((_, at) => at !== index))} />
          <TextField
            label={`What picture ${index + 1} shows`}
            value={alt}
            maxLength={POST_ALT_MAX}
            onChange={(next) => onChange(pictures.map((each, at) => (at === index ? { ...each, alt: next } : each)))}
          />
        </div>
      ))}
    </FilesGroup>
  );
}
