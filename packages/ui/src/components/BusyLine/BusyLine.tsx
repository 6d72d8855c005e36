import * as css from './BusyLine.css.ts';

/** A thin line at the top of the window while a page is loading. Screen readers announce the new page instead. */
export function BusyLine() {
  return <div className={css.line} aria-hidden="true" />;
}
