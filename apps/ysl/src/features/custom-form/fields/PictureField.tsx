import type { FormField } from '@maidan/contract/league/custom-forms';
import * as css from './PictureField.css.ts';

/** A picture among the fields, with its label and subtext. It takes no answer. */
export function PictureField({ field: { label, image_url: source, subtext } }: { field: FormField }) {
  return (
    <figure className={css.figure}>
      {label !== '' && <span className={css.label}>{label}</span>}
      {source !== null && <img className={css.picture} src={source} alt={label} loading="lazy" />}
      {subtext !== null && <figcaption className={css.subtext}>{subtext}</figcaption>}
    </figure>
  );
}
