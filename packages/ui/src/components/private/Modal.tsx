import { useLayoutEffect, useRef, type ReactNode, type RefObject, type SyntheticEvent } from 'react';
import { countDialog } from '../../open-places/open-dialogs.ts';
import { ToastRegion } from '../Toast/Toast.tsx';
import * as css from './modal.css.ts';

export interface ModalProps {
  open: boolean;
  /** Called on Escape, the back gesture, a press outside, or the close button. The owner sets `open`. */
  onClose: () => void;
  children: ReactNode;
}

interface ModalFrameProps extends ModalProps {
  className: string;
  role?: 'dialog' | 'alertdialog';
  labelledBy?: string;
  label?: string;
  describedBy?: string | undefined;
  /** While something runs that must not be interrupted. */
  locked?: boolean;
  /** Receives the focus on opening; otherwise the first field does, or else the whole dialog. */
  initialFocus?: RefObject<HTMLElement | null>;
}

const FIELDS = 'input:not([type="hidden"]), textarea, select';

/**
 * The platform's modal dialog for Dialog, FullScreenDialog, ConfirmDialog and ImageViewer: it traps focus and returns it
 * on closing, closes on Escape, and makes the page behind inert. Renders no content until opened.
 */
export function Modal(props: ModalFrameProps) {
  const { open, onClose, children, className, role = 'dialog', labelledBy, label, describedBy, locked = false } = props;
  const { initialFocus } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);

  // A layout effect, so that its cleanup runs while the dialog is still in the page and can return the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return undefined;
    keepScrollbarsRoom();
    element.showModal();
    (initialFocus?.current ?? element.querySelector<HTMLElement>(FIELDS) ?? element).focus();
    const uncount = countDialog();
    return () => {
      element.close();
      uncount();
    };
  }, [open, initialFocus]);

  /** Only events of the dialog itself: a file field inside fires its own `cancel`. */
  function ask(event: SyntheticEvent) {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    if (!locked) onClose();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the pointer's equivalent of a key
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
        // A second Escape in a row closes without a cancelable event. The owner must still be notified.
        if (event.target === event.currentTarget && open && !event.currentTarget.open) onClose();
      }}
      onPointerDown={(event) => {
        pressedBeside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        // A text selection that ends outside also ends in a click outside, which must not close the dialog.
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

/** The page behind does not scroll, but keeps the scrollbar's width, so that nothing shifts. */
function keepScrollbarsRoom(): void {
  const root = document.documentElement;
  if (getComputedStyle(root).overflowY === 'hidden') return;
  root.style.setProperty('--scrollbar-room', `${innerWidth - root.clientWidth}px`);
}
