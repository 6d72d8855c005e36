import type { Ref } from 'react';
import * as css from './note.css.ts';

interface NoteProps {
  /** The described control refers to it by `aria-describedby`, which works even while it is closed. */
  id: string;
  children: string;
  ref: Ref<HTMLSpanElement>;
}

/** A note about a control, shown on hover, focus or press. Escape or a press elsewhere closes it. */
export function Note({ id, children, ref }: NoteProps) {
  return (
    <span ref={ref} id={id} className={css.note} role="tooltip" popover="auto">
      {children}
    </span>
  );
}
