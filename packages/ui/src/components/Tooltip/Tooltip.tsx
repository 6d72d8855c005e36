import { useId, useRef, type ReactNode } from 'react';
import { closeNote, openNote } from '../private/note-place.ts';
import { Note } from '../private/Note.tsx';
import * as css from './Tooltip.css.ts';

interface TooltipProps {
  /** A hint, never the only explanation, because fingers cannot hover. */
  text: string;
  /** Receives the id to set as `aria-describedby` on the control, so that the hint is read with it. */
  children: (describedBy: string) => ReactNode;
  /** Lets the control take the full width of its container. */
  wide?: boolean;
}

/** A short text next to a control that has the pointer or the focus. */
export function Tooltip({ text, children, wide = false }: TooltipProps) {
  const id = useId();
  const note = useRef<HTMLSpanElement>(null);
  const show = (event: { currentTarget: HTMLElement }) => openNote(note.current, event.currentTarget);
  const hide = () => closeNote(note.current);
  return (
    <span
      className={wide ? css.wide : css.place}
      onPointerEnter={show}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={show}
      onBlur={hide}
    >
      {children(id)}
      <Note id={id} ref={note}>
        {text}
      </Note>
    </span>
  );
}
