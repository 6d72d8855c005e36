import { shownPicture, type PictureVariants } from '@maidan/contract/media/picture-variants';
import { ImageIcon } from '@maidan/ui/icons';
import { Picture } from '@maidan/ui/Picture';
import * as css from './PageParts.css.ts';

interface PartPictureProps {
  of: { readonly picture: string | null; readonly picture_variants: PictureVariants | null };
}

/** The picture of a row. The desk's content policy blocks pictures on other hosts. */
export function PartPicture({ of: { picture, picture_variants: variants } }: PartPictureProps) {
  const shown = variants !== null || picture?.startsWith('/') ? shownPicture(picture, variants) : null;
  return (
    <span className={css.frame}>
      {shown === null ? (
        <ImageIcon size={20} />
      ) : (
        <Picture className={css.picture} of={shown} src={shown.src} alt="" sizes="44px" loading="lazy" />
      )}
    </span>
  );
}
