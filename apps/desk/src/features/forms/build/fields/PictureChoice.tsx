import { useApi } from '@maidan/api-client/core/api-provider';
import { ApiError } from '@maidan/api-client/errors/api-error';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import { uploadMedia } from '@maidan/contract/desk/compose';
import type { BuiltPicture } from '@maidan/contract/desk/form-content';
import { Button } from '@maidan/ui/Button';
import { FileField } from '@maidan/ui/FileField';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as css from '../FormBuilder.css.ts';

interface PictureChoiceProps {
  label: string;
  picture: BuiltPicture;
  onChange: (picture: BuiltPicture) => void;
  error?: string | undefined;
}

/** A picture of the form, from the camera or a file. The server makes it ready before it is shown. */
export function PictureChoice({ label, picture, onChange, error }: PictureChoiceProps) {
  const api = useApi();
  const [share, setShare] = useState(0);
  const send = useMutation({
    mutationFn: (file: File) => api.call(uploadMedia, { body: { file } }, { onUploadProgress: setShare }),
    onSuccess: ({ sealed, url, url_variants }) => onChange({ sealed, url, url_variants }),
  });
  const refused =
    send.error instanceof ApiError ? (send.error.fields['file']?.[0] ?? errorMessage(send.error)) : undefined;
  if (picture !== null) {
    return (
      <div className={css.picture}>
        <span className={css.timeLabel}>{label}</span>
        {picture.url !== null && <img className={css.pictureShown} src={picture.url} alt="" />}
        <div>
          <Button onClick={() => onChange(null)}>Remove the picture</Button>
        </div>
      </div>
    );
  }
  return (
    <FileField
      label={label}
      hint="JPEG, PNG, HEIC or WebP, up to 20 MB. Place and device are taken out."
      accept={['image/*', '.heic', '.heif']}
      file={send.isPending ? send.variables : null}
      onChange={(file) => {
        if (file && !send.isPending) send.mutate(file);
      }}
      progress={send.isPending ? share : undefined}
      error={error ?? refused ?? null}
    />
  );
}
