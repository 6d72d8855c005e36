import { t } from '@maidan/i18n/text';
import type { LoginAccount } from '@maidan/contract/account/sessions';
import { ConfirmDialog } from '@maidan/ui/ConfirmDialog';

interface ContinueAsDialogProps {
  readonly account: LoginAccount;
  readonly pending: boolean;
  readonly onContinue: () => void;
  readonly onDecline: () => void;
}

/** Asks before this site adopts the login of an account other than the last one used here, or of the first one. */
export function ContinueAsDialog({ account, pending, onContinue, onDecline }: ContinueAsDialogProps) {
  const { name, phone_ending: ending } = account;
  const owner = name ? t('auth.ofName', { name }) : t('auth.anAccount');
  return (
    <ConfirmDialog
      open
      title={name ? t('auth.continueAsTitle', { name }) : t('auth.continueTitle')}
      text={ending ? t('auth.otherLoginEnding', { owner, ending }) : t('auth.otherLogin', { owner })}
      confirm={name ? t('auth.continueAs', { name }) : t('auth.continue')}
      cancel={t('auth.notMe')}
      pending={pending}
      onConfirm={onContinue}
      onClose={onDecline}
    />
  );
}
