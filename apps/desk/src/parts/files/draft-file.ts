import type { PictureVariants } from '@maidan/contract/core/media/picture-variants';
import type { UploadedMedia } from '@maidan/contract/desk/compose';

/** A file that the server has, with the name that it has on the device. */
export interface DraftFile extends UploadedMedia {
  readonly name: string;
}

interface ShownPicture {
  readonly picture: string | null;
  readonly picture_variants: PictureVariants | null;
  readonly picture_id: string | null;
}

/** A picture that is shown already, as a file of a form; null where there is none. */
export const pictureFile = ({ picture, picture_variants: variants, picture_id: id }: ShownPicture): DraftFile | null =>
  id === null
    ? null
    : {
        id,
        kind: 'picture',
        state: 'ready',
        problem: null,
        name: 'The picture until now',
        url: picture,
        url_variants: variants,
        width: null,
        height: null,
        duration: null,
        poster: null,
      };
