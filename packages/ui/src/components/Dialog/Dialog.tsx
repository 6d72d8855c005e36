import { t } from '@maidan/i18n/text';
import { useId, type ReactNode } from 'react';
import { CloseIcon } from '../../icons/icons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Modal, type ModalProps } from '../private/Modal.tsx';
import * as css from './Dialog.css.ts';

interface DialogProps extends ModalProps {
  /** The heading, and the accessible name. */
  title: string;
  /** A small mark before the title, 32 px. */
  mark?: ReactNode;
  /** While something runs that must not be interrupted: it cannot be closed. */
  locked?: boolean;
}

/** A bottom sheet on a phone, a card on a desktop. Forms go inside as a FormShell. */
export function Dialog({ title, mark, locked = false, children, ...modal }: DialogProps) {
  const titleId = useId();
  return (
    <Modal {...modal} className={css.panel} labelledBy={titleId} locked={locked}>
      <header className={css.head}>
        {mark}
        <h2 id={titleId} className={css.title}>
          {title}
        </h2>
        <IconButton
          label={t('ui.close')}
          icon={<CloseIcon />}
          onClick={modal.onClose}
          disabledReason={locked ? t('ui.wait') : undefined}
        />
      </header>
      {children}
    </Modal>
  );
}
