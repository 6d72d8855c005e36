import { ConfirmDialog } from '@maidan/ui/ConfirmDialog';

interface CancelDialogProps {
  team: string;
  onCancel: () => void;
  onClose: () => void;
}

/** Confirms that a registration is cancelled: the last place in a team may be gone a moment later. */
export function CancelDialog({ team, onCancel, onClose }: CancelDialogProps) {
  return (
    <ConfirmDialog
      open
      title={`Give up your place in ${team}?`}
      text="Someone else can take it straight away."
      confirm="Give up my place"
      cancel="Keep my place"
      pending={false}
      onConfirm={() => {
        onCancel();
        onClose();
      }}
      onClose={onClose}
    />
  );
}
