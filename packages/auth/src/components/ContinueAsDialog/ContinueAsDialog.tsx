import type { LoginAccount } from '@maidan/contract/account/sessions';
import { ConfirmDialog } from '@maidan/ui/ConfirmDialog';

interface ContinueAsDialogProps {
  readonly account: LoginAccount;
  readonly pending: boolean;
  readonly onContinue: () => void;
  readonly onDecline: () => void;
}

/** Asks before this site adopts a login whose account is not the one last used here. */
export function ContinueAsDialog({ account, pending, onContinue, onDecline }: ContinueAsDialogProps) {
  const { name, phone_ending: ending } = account;
  const owner = name ? `${name}'s account` : 'an account';
  return (
    <ConfirmDialog
      open
      title={name ? `Continue as ${name}?` : 'Continue with this account?'}
      text={`This browser is logged in to ${owner}${ending ? `, with a phone number ending in ${ending}` : ''}. It isn't the account you last used here.`}
      confirm={name ? `Continue as ${name}` : 'Continue'}
      cancel="Not me"
      pending={pending}
      onConfirm={onContinue}
      onClose={onDecline}
    />
  );
}
