import { keptFiles, type KeptFile } from '@maidan/actions/queue/kept-files';
import { t } from '@maidan/i18n/text';
import { useEffect, useState } from 'react';
import * as css from '../thread/Thread.css.ts';
import { useObjectUrl } from './use-object-url.ts';

/** A picture waiting on this device for a network. */
export function WaitingPicture({ kept }: { kept: KeptFile }) {
  const { kept_file: key, name, size } = kept;
  const [file, setFile] = useState<File | null>(null);
  useEffect(() => {
    let isShown = true;
    const found = keptFiles.find({ kept_file: key, name, size });
    found.then(
      (content) => isShown && setFile(content instanceof File ? content : null),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [key, name, size]);
  const src = useObjectUrl(file);
  return (
    <span className={css.stillPicture}>
      {src === undefined ? null : <img className={css.image} src={src} alt={t('inbox.yourPicture')} />}
    </span>
  );
}
