import { t } from '@maidan/i18n/text';
import * as css from './SkipLink.css.ts';

interface SkipLinkProps {
  /** The id of the element to go to, without '#'. It must be focusable (tabIndex -1 will do). */
  to: string;
  children?: string;
}

/** Leads past what comes before the content. Visible only while it has the focus. */
export function SkipLink({ to, children = t('ui.skip') }: SkipLinkProps) {
  return (
    <a className={css.skip} href={`#${to}`}>
      {children}
    </a>
  );
}
