import * as css from './SkipLink.css.ts';

interface SkipLinkProps {
  /** The id of the element to go to, without '#'. It must be focusable (tabIndex -1 will do). */
  to: string;
}

/** The first thing the Tab key meets: leads past the navigation. Seen only while it has the focus. */
export function SkipLink({ to }: SkipLinkProps) {
  return (
    <a className={css.skip} href={`#${to}`}>
      Skip to content
    </a>
  );
}
