import { t } from '@maidan/i18n/text';
import { ConfirmDialog } from '@maidan/ui/ConfirmDialog';

interface CancelDialogProps {
  team: string;
  onCancel: () => void;
  onClose: () => void;
}

/** Confirms the cancellation of a registration, because someone else may take the place at once. */
export function CancelDialog({ team, onCancel, onClose }: CancelDialogProps) {
  return (
    <ConfirmDialog
      open
      title={t('registration.giveUp', { team })}
      text={t('registration.giveUpHint')}
      confirm={t('registration.giveUpConfirm')}
      cancel={t('registration.giveUpCancel')}
      pending={false}
      onConfirm={() => {
        onCancel();
        onClose();
      }}
      onClose={onClose}
    />
  );
}
