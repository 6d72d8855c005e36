import type { Ref } from 'react';
import * as css from './note.css.ts';

interface NoteProps {
  /** What it is about refers to it by `aria-describedby`; that works while it is closed too. */
  id: string;
  children: string;
  ref: Ref<HTMLSpanElement>;
}

/** A note about a control, seen on hover, focus or press. Escape and a press elsewhere close it. */
export function Note({ id, children, ref }: NoteProps) {
  return (
    <span ref={ref} id={id} className={css.note} role="tooltip" popover="auto">
      {children}
    </span>
  );
}
