import { useId, useRef, useState, type ComponentProps, type MouseEvent, type ReactNode, type Ref } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { closeNote, openNote } from './note-place.ts';
import { Note } from './Note.tsx';

/** The properties that Button and IconButton have besides their variants. */
export interface PressProps {
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  /** "button" by default, so that a button in a form submits only if intended. */
  type?: 'button' | 'submit' | 'reset';
  /** The action is in flight: the button keeps its focus and size, and ignores further presses. */
  pending?: boolean;
  /**
   * Why it cannot be pressed now, in one short sentence. There is no plain `disabled`: the button stays focusable,
   * shows the sentence on hover, focus and press, and screen readers announce it.
   */
  disabledReason?: string | undefined;
  ref?: Ref<HTMLButtonElement>;
  popoverTarget?: string;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  'aria-haspopup'?: ComponentProps<'button'>['aria-haspopup'];
  'aria-pressed'?: boolean;
  'aria-current'?: ComponentProps<'button'>['aria-current'];
  'aria-describedby'?: string | undefined;
}

/** Milliseconds, the same as for an alert. */
const NOTE_LIFE = 5000;

interface BaseButtonProps extends PressProps {
  className: string;
  label?: string;
  children: ReactNode;
}

/** The only <button> of the kit: all behaviour of being pressed, without any appearance. */
export function BaseButton({ className, label, children, pending = false, disabledReason, ...press }: BaseButtonProps) {
  const reasonId = useId();
  const note = useRef<HTMLSpanElement>(null);
  const [isReasonShown, setIsReasonShown] = useState(false);
  const blocked = pending || disabledReason !== undefined;
  const describedBy = [press['aria-describedby'], disabledReason === undefined ? undefined : reasonId];
  const show = (event: { currentTarget: HTMLButtonElement }) => openNote(note.current, event.currentTarget);

  function hide() {
    closeNote(note.current);
    setIsReasonShown(false);
  }

  function click(event: MouseEvent<HTMLButtonElement>) {
    if (!blocked) {
      press.onClick?.(event);
      return;
    }
    // aria-disabled blocks nothing: this stops submission, popover targets and outer listeners.
    event.preventDefault();
    event.stopPropagation();
    setIsReasonShown(true);
    show(event);
    // Pressed by Enter in a field, the button has no focus to lose, so the note disappears after a while.
    setTimeout(() => closeNote(note.current), NOTE_LIFE);
  }

  return (
    <>
      <button
        {...press}
        type={press.type ?? 'button'}
        className={className}
        aria-label={label}
        aria-disabled={blocked || undefined}
        aria-busy={pending || undefined}
        aria-describedby={describedBy.filter(Boolean).join(' ') || undefined}
        popoverTarget={blocked ? undefined : press.popoverTarget}
        onClick={click}
        onFocus={show}
        onBlur={hide}
        onPointerEnter={show}
        onPointerLeave={() => closeNote(note.current)}
      >
        {children}
      </button>
      {disabledReason !== undefined && (
        <>
          <Note id={reasonId} ref={note}>
            {disabledReason}
          </Note>
          <VisuallyHidden as="output">{isReasonShown ? disabledReason : ''}</VisuallyHidden>
        </>
      )}
    </>
  );
}
