import { t } from '@maidan/i18n/text';
import { useChangeMutes } from '@maidan/actions/mutes/change-mutes';
import type { Mute } from '@maidan/contract/feed/mutes';
import { ConfirmDialog } from '@maidan/ui/ConfirmDialog';

interface MuteDialogProps {
  open: boolean;
  mute: Mute;
  onClose: () => void;
}

/** Explains what muting a tag or category does, and asks for confirmation. */
export function MuteDialog({ open, mute, onClose }: MuteDialogProps) {
  const change = useChangeMutes();
  return (
    <ConfirmDialog
      open={open}
      title={t('topics.muteTitle', { label: mute.label })}
      text={t('topics.muteHint')}
      confirm={t('topics.mute')}
      pending={false}
      onConfirm={() => {
        onClose();
        change(mute, true);
      }}
      onClose={onClose}
    />
  );
}
