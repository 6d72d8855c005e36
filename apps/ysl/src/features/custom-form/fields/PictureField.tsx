import { shownPicture } from '@maidan/contract/media/picture-variants';
import type { FormField } from '@maidan/contract/league/custom-forms';
import { Picture } from '@maidan/ui/Picture';
import * as css from './PictureField.css.ts';

/** A picture among the fields, with its label and subtext. It has no answer. */
export function PictureField({ field }: { field: FormField }) {
  const { label, subtext } = field;
  const picture = shownPicture(field.image_url, field.image_url_variants);
  return (
    <figure className={css.figure}>
      {label !== '' && <span className={css.label}>{label}</span>}
      {picture !== null && (
        <Picture
          of={picture}
          src={picture.src}
          sizes="(min-width: 760px) 600px, 100vw"
          className={css.picture}
          alt={label}
          loading="lazy"
        />
      )}
      {subtext !== null && <figcaption className={css.subtext}>{subtext}</figcaption>}
    </figure>
  );
}
