import { t } from '@maidan/i18n/text';
import { useId, useRef, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Modal } from '../private/Modal.tsx';
import * as css from './ConfirmDialog.css.ts';

interface ConfirmDialogProps {
  open: boolean;
  /** The question: "Delete 3 conversations?" */
  title: string;
  /** The consequences of confirming. */
  text?: ReactNode;
  /** The action as a verb: "Delete". */
  confirm: string;
  cancel?: string;
  /** In progress; the dialog stays until the owner closes it. A toast reports a failure. */
  pending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirms an action that cannot be undone. The focus is on the harmless answer. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text, confirm, cancel = t('ui.cancel'), pending, onConfirm, onClose } = props;
  const id = useId();
  const harmless = useRef<HTMLButtonElement>(null);
  return (
    <Modal
      open={open}
      onClose={onClose}
      role="alertdialog"
      className={css.panel}
      labelledBy={`${id}title`}
      describedBy={text === undefined ? undefined : `${id}text`}
      locked={pending}
      initialFocus={harmless}
    >
      <h2 id={`${id}title`} className={css.title}>
        {title}
      </h2>
      {text !== undefined && <p id={`${id}text`}>{text}</p>}
      <div className={css.answers}>
        <Button ref={harmless} onClick={onClose} disabledReason={pending ? t('ui.wait') : undefined}>
          {cancel}
        </Button>
        <Button variant="ink" pending={pending} onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </Modal>
  );
}
