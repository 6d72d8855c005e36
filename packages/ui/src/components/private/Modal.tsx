import type { ReactNode, RefObject, SyntheticEvent } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { ToastRegion } from '../Toast/Toast.tsx';
import * as css from './modal.css.ts';

export interface ModalProps {
  open: boolean;
  /** Asked to close: Escape, the back gesture, a press beside it, the close button. The owner sets `open`. */
  onClose: () => void;
  children: ReactNode;
}

interface ModalFrameProps extends ModalProps {
  className: string;
  role?: 'dialog' | 'alertdialog';
  labelledBy?: string;
  label?: string;
  describedBy?: string | undefined;
  /** While something runs that must not be left half done. */
  locked?: boolean;
  /** Gets the focus on opening; else the first field does, else the dialog as a whole. */
  initialFocus?: RefObject<HTMLElement | null>;
}

const FIELDS = 'input:not([type="hidden"]), textarea, select';

/**
 * The platform's modal dialog for Dialog, FullScreenDialog, ConfirmDialog and ImageViewer: focus stays inside and goes
 * back on closing, Escape closes, the page behind neither scrolls nor answers. Renders nothing inside until opened.
 */
export function Modal(props: ModalFrameProps) {
  const { open, onClose, children, className, role = 'dialog', labelledBy, label, describedBy, locked = false } = props;
  const { initialFocus } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);

  // A layout effect, so that its end comes while the dialog is still in the page and can give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return undefined;
    keepScrollbarsRoom();
    element.showModal();
    (initialFocus?.current ?? element.querySelector<HTMLElement>(FIELDS) ?? element).focus();
    return () => element.close();
  }, [open, initialFocus]);

  /** Our own dialog's events only: a file field inside sends a `cancel` of its own. */
  function ask(event: SyntheticEvent) {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    if (!locked) onClose();
  }

  return (
    // Escape does with keys what a press beside it does with the pointer.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a pointer's way beside the keyboard's own
    <dialog
      ref={dialog}
      className={css.layer}
      role={role === 'alertdialog' ? role : undefined}
      aria-labelledby={labelledBy}
      aria-label={label}
      aria-describedby={describedBy}
      tabIndex={-1}
      onCancel={ask}
      onClose={(event) => {
        // A second Escape in a row closes without asking. Then the owner must hear of it.
        if (event.target === event.currentTarget && open && !event.currentTarget.open) onClose();
      }}
      onPointerDown={(event) => {
        pressedBeside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        // Marking words from inside to outside ends in a click beside it, which is not one.
        if (pressedBeside.current) ask(event);
      }}
    >
      {open && (
        <>
          <div className={className}>{children}</div>
          <ToastRegion where="dialog" />
        </>
      )}
    </dialog>
  );
}

/** The page behind loses its scrollbar while it stands still; its width is kept, so that nothing moves sideways. */
function keepScrollbarsRoom(): void {
  const root = document.documentElement;
  if (getComputedStyle(root).overflowY === 'hidden') return;
  root.style.setProperty('--scrollbar-room', `${innerWidth - root.clientWidth}px`);
}
