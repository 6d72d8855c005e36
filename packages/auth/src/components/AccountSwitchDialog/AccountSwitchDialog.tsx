import { t } from '@maidan/i18n/text';
import { ConfirmDialog } from '@maidan/ui/ConfirmDialog';

interface OtherLoginProps {
  /** The user of this site; '' without a name. */
  readonly name: string;
  readonly pending: boolean;
  readonly onSwitch: () => void;
  readonly onStay: () => void;
}

/** Another account logged in on the sister site in this browser. No one is switched without consent. */
export function AccountSwitchDialog({ name, pending, onSwitch, onStay }: OtherLoginProps) {
  return (
    <ConfirmDialog
      open
      title={t('auth.switchTitle')}
      text={name ? t('auth.switchAs', { name }) : t('auth.switchOwn')}
      confirm={t('auth.switch')}
      cancel={name ? t('auth.stayAs', { name }) : t('auth.stay')}
      pending={pending}
      onConfirm={onSwitch}
      onClose={onStay}
    />
  );
}
