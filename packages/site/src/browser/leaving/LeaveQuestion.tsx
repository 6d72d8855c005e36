import { t } from '@maidan/i18n/text';
import { ConfirmDialog } from '@maidan/ui/ConfirmDialog';

interface LeaveQuestionProps {
  onLeave: () => void;
  onStay: () => void;
}

/** Asks whether to leave a page while a file is being uploaded. */
export function LeaveQuestion({ onLeave, onStay }: LeaveQuestionProps) {
  return (
    <ConfirmDialog
      open
      title={t('site.leaveTitle')}
      text={t('site.leaveText')}
      confirm={t('site.leave')}
      cancel={t('site.stay')}
      pending={false}
      onConfirm={onLeave}
      onClose={onStay}
    />
  );
}
