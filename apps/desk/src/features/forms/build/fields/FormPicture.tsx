import type { BuiltPicture } from '@maidan/contract/desk/forms/form-content';
import { pictureFile } from '../../../../files/draft-file.ts';
import { MediaField } from '../../../../files/MediaField.tsx';

interface FormPictureProps {
  label: string;
  picture: BuiltPicture;
  onChange: (picture: BuiltPicture) => void;
  error?: string | undefined;
}

export function FormPicture({ label, picture, onChange, error }: FormPictureProps) {
  const { id = null, url = null, url_variants: variants = null } = picture ?? {};
  return (
    <MediaField
      label={label}
      takes="picture"
      value={pictureFile({ picture: url, picture_variants: variants, picture_id: id })}
      onChange={(file) => onChange(file && { id: file.id, url: file.url, url_variants: file.url_variants })}
      error={error}
    />
  );
}
