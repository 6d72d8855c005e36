import { t } from '@maidan/i18n/text';
import { useId } from 'react';
import { CloseIcon } from '../../icons/icons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Modal, type ModalProps } from '../private/Modal.tsx';
import * as css from './FullScreenDialog.css.ts';

interface FullScreenDialogProps extends ModalProps {
  title: string;
  /** "media" for a story or a film: dark, with the title over it, in light and dark mode. */
  ground?: keyof typeof css.panels;
}

/** Fills the window; from a tablet on, its content is on a stage in the middle. */
export function FullScreenDialog({ title, ground = 'page', children, ...modal }: FullScreenDialogProps) {
  const titleId = useId();
  return (
    <Modal {...modal} className={css.panels[ground]} labelledBy={titleId}>
      <header className={css.head}>
        <h2 id={titleId} className={css.title}>
          {title}
        </h2>
        <IconButton
          label={t('ui.close')}
          variant={ground === 'media' ? 'media' : 'plain'}
          icon={<CloseIcon />}
          onClick={modal.onClose}
        />
      </header>
      <div className={css.stage}>{children}</div>
    </Modal>
  );
}
