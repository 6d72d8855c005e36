import { useApi } from '@maidan/api-client/core/api-provider';
import { AD_IMAGES_MAX, deskPageParts, saveAd, type DeskAd } from '@maidan/contract/desk/pages/page-parts';
import { TextField } from '@maidan/ui/TextField';
import { useState } from 'react';
import { pictureFile, type DraftFile } from '../../../files/draft-file.ts';
import { MediaField } from '../../../files/MediaField.tsx';
import { SortableItems } from '../../../rows/sortable/SortableItems.tsx';
import { useItems } from '../../../rows/sortable/use-items.ts';
import { useAct } from '../../../acts/use-act.ts';
import * as css from '../PageParts.css.ts';
import { EditDialog } from '../../../dialogs/EditDialog.tsx';
import { partName } from '../part-name.ts';
import { PartNameField } from '../PartNameField.tsx';
import { useRemoval } from '../use-removal.ts';

interface AdImage {
  readonly file: DraftFile;
  readonly url: string;
  readonly alt: string;
}

const imagesOf = (ad: DeskAd | null): AdImage[] =>
  (ad?.images ?? []).flatMap((image) => {
    const file = pictureFile(image);
    return file === null ? [] : [{ file, url: image.url ?? '', alt: image.alt ?? '' }];
  });

export function AdDialog({ ad, onClose }: { ad: DeskAd | null; onClose: () => void }) {
  const api = useApi();
  const [name, setName] = useState('');
  const list = useItems(() => imagesOf(ad));
  const images = list.items;
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
      submit={save}
      blocked={blocked}
      onClose={onClose}
      remove={remove}
    >
      {ad === null && <PartNameField name={name} onChange={setName} />}
      <SortableItems
        label="Pictures"
        list={list}
        nameOf={({ alt }) => (alt.trim() === '' ? 'the picture' : alt)}
        what={(_, index) => `picture ${index + 1}`}
      >
        {({ file, url, alt }, change, index) => (
          <>
            {file.url !== null && <img className={css.adPicture} src={file.url} alt="" />}
            <TextField
              label={`What picture ${index + 1} shows`}
              value={alt}
              maxLength={200}
              onChange={(typed) => change({ alt: typed })}
            />
            <TextField
              label={`Link for picture ${index + 1}`}
              placeholder="https://"
              value={url}
              onChange={(typed) => change({ url: typed })}
            />
          </>
        )}
      </SortableItems>
      {images.length < AD_IMAGES_MAX && (
        <MediaField
          key={added}
          label="Add a picture"
          hint={`${images.length} of ${AD_IMAGES_MAX}`}
          takes="picture"
          value={null}
          onChange={(file) => {
            if (file === null) return;
            list.add({ file, url: '', alt: '' });
            setAdded(added + 1);
          }}
          error={undefined}
        />
      )}
    </EditDialog>
  );
}
