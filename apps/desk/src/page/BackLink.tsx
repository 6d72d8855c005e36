import { LeftIcon } from '@maidan/ui/icons';
import { Link } from '@maidan/ui/links/LinkProvider';
import * as css from './layout.css.ts';

export interface Back {
  href: string;
  /** Where it leads, such as 'Back to the posts'. */
  label: string;
}

/** An arrow to the screen or list above. */
export function BackLink({ href, label }: Back) {
  return (
    <Link className={css.back} href={href} aria-label={label}>
      <LeftIcon />
    </Link>
  );
}
