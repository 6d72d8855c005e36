import type { PictureVariants } from '@maidan/contract/media/picture-variants';
import type { UploadedMedia } from '@maidan/contract/desk/posts/compose';

/** An uploaded file, with its name on the device. */
export interface DraftFile extends UploadedMedia {
  readonly name: string;
}

interface ShownPicture {
  readonly picture: string | null;
  readonly picture_variants: PictureVariants | null;
  readonly picture_id: string | null;
}

/** A stored picture of which only id and name are known; `usePrepared` loads the rest. */
export const storedPicture = (id: string, name: string): DraftFile => ({
  id,
  kind: 'picture',
  state: 'preparing',
  problem: null,
  name,
  url: null,
  url_variants: null,
  width: null,
  height: null,
  duration: null,
  poster: null,
});

/** The current picture as a file of a form; null if there is none. */
export const pictureFile = ({ picture, picture_variants: variants, picture_id: id }: ShownPicture): DraftFile | null =>
  id === null
    ? null
    : { ...storedPicture(id, 'Current picture'), state: 'ready', url: picture, url_variants: variants };
