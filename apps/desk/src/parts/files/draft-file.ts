import type { PictureVariants } from '@maidan/contract/core/media/picture-variants';
import type { UploadedMedia } from '@maidan/contract/desk/compose';

/** A file that the server has, with the name that it has on the device. */
export interface DraftFile extends UploadedMedia {
  readonly name: string;
}

interface ShownPicture {
  readonly picture: string | null;
  readonly picture_variants: PictureVariants | null;
  readonly sealed: string | null;
}

/** A picture that is shown already, as a file of a form; null where there is none. */
export const pictureFile = ({ picture, picture_variants: variants, sealed }: ShownPicture): DraftFile | null =>
  sealed === null
    ? null
    : {
        sealed,
        kind: 'picture',
        name: 'The picture until now',
        url: picture,
        url_variants: variants,
        width: null,
        height: null,
        duration: null,
        poster: null,
      };
