import { useChangeMutes } from '@maidan/actions/change-mutes';
import type { Mute } from '@maidan/contract/feed/mutes';
import { ConfirmDialog } from '@maidan/ui/ConfirmDialog';

interface MuteDialogProps {
  open: boolean;
  mute: Mute;
  onClose: () => void;
}

/** What muting a tag or category does, before it is done. */
export function MuteDialog({ open, mute, onClose }: MuteDialogProps) {
  const change = useChangeMutes();
  return (
    <ConfirmDialog
      open={open}
      title={`Mute ${mute.label}?`}
      text="Its posts are left out of your home page, the video feed and search. They stay on this page, and no one else can tell."
      confirm="Mute"
      pending={false}
      onConfirm={() => {
        onClose();
        change(mute, true);
      }}
      onClose={onClose}
    />
  );
}
