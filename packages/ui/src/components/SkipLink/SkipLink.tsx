import { t } from '@maidan/i18n/text';
import * as css from './SkipLink.css.ts';

interface SkipLinkProps {
  /** The id of the target, without '#'. It must be focusable (tabIndex -1 is enough). */
  to: string;
  children?: string;
}

/** Skips to the content. Visible only while focused. */
export function SkipLink({ to, children = t('ui.skip') }: SkipLinkProps) {
  return (
    <a className={css.skip} href={`#${to}`}>
      {children}
    </a>
  );
}
