import { useApi } from '@maidan/api-client/core/api-provider';
import { AD_IMAGES_MAX, deskPageParts, saveAd, type DeskAd } from '@maidan/contract/desk/pages/page-parts';
import { IconButton } from '@maidan/ui/IconButton';
import { CloseIcon } from '@maidan/ui/icons';
import { TextField } from '@maidan/ui/TextField';
import { useState } from 'react';
import { pictureFile, type DraftFile } from '../../../files/draft-file.ts';
import { MediaField } from '../../../files/MediaField.tsx';
import { SortableRows } from '../../../rows/SortableRows.tsx';
import { useAct } from '../../../acts/use-act.ts';
import * as css from '../PageParts.css.ts';
import { EditDialog } from '../../../dialogs/EditDialog.tsx';
import { partName } from '../part-name.ts';
import { PartNameField } from '../PartNameField.tsx';
import { useRemoval } from '../use-removal.ts';

interface AdImage {
  /** Stable while the order changes; the same picture may appear twice. */
  readonly key: string;
  readonly file: DraftFile;
  readonly url: string;
  readonly alt: string;
}

const keyOf = ({ key }: AdImage) => key;
const nameOf = ({ alt }: AdImage) => (alt.trim() === '' ? 'the picture' : alt);

const imagesOf = (ad: DeskAd | null): AdImage[] =>
  (ad?.images ?? []).flatMap((image, at) => {
    const file = pictureFile(image);
    return file === null ? [] : [{ key: `saved ${at}`, file, url: image.url ?? '', alt: image.alt ?? '' }];
  });

export function AdDialog({ ad, onClose }: { ad: DeskAd | null; onClose: () => void }) {
  const api = useApi();
  const [name, setName] = useState('');
  const [images, setImages] = useState<readonly AdImage[]>(() => imagesOf(ad));
  const [added, setAdded] = useState(0);
  const save = useAct(
    () =>
      api.call(saveAd, {
        body: {
          ...(ad === null ? {} : { id: ad.id }),
          name: ad === null ? name.trim() : ad.slug,
          images: images.map(({ file, url, alt }) => ({ file: file.id, url: url.trim(), alt: alt.trim() })),
        },
      }),
    { changes: [deskPageParts], inPlace: true, done: onClose },
  );
  const remove = useRemoval('ads', ad?.id ?? null, onClose);
  const change = (key: string, part: Partial<AdImage>) =>
    setImages(images.map((image) => (image.key === key ? { ...image, ...part } : image)));
  const blocked =
    ad === null && name.trim() === ''
      ? 'Enter a name.'
      : images.length === 0
        ? 'Add a picture.'
        : images.some(({ alt }) => alt.trim() === '')
          ? 'Describe each picture for people who cannot see it.'
          : undefined;
  return (
    <EditDialog
      title={ad === null ? 'New ads' : `Ads: ${partName(ad.slug)}`}
      save={save}
      blocked={blocked}
      onSave={() => save.mutate(undefined)}
      onClose={onClose}
      remove={remove}
    >
      {ad === null && <PartNameField name={name} onChange={setName} />}
      {images.length > 0 && (
        <SortableRows label="Pictures" items={images} idOf={keyOf} nameOf={nameOf} onOrder={setImages}>
          {({ key, file, url, alt }, index) => (
            <>
              <span className={`${css.grow} ${css.fields}`}>
                {file.url !== null && <img className={css.adPicture} src={file.url} alt="" />}
                <TextField
                  label={`What picture ${index + 1} shows`}
                  value={alt}
                  maxLength={200}
                  onChange={(typed) => change(key, { alt: typed })}
                />
                <TextField
                  label={`Link for picture ${index + 1}`}
                  placeholder="https://"
                  value={url}
                  onChange={(typed) => change(key, { url: typed })}
                />
              </span>
              <IconButton
                label={`Remove picture ${index + 1}`}
                icon={<CloseIcon />}
                onClick={() => setImages(images.filter((image) => image.key !== key))}
              />
            </>
          )}
        </SortableRows>
      )}
      {images.length < AD_IMAGES_MAX && (
        <MediaField
          key={added}
          label={`Add a picture, ${images.length} of ${AD_IMAGES_MAX}`}
          takes="picture"
          value={null}
          onChange={(file) => {
            if (file === null) return;
            setImages([...images, { key: `added ${added}`, file, url: '', alt: '' }]);
            setAdded(added + 1);
          }}
          error={undefined}
        />
      )}
    </EditDialog>
  );
}
