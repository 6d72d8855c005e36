import { errorMessage } from '@maidan/api-client/errors/error-message';
import { ConfirmDialog } from '@maidan/ui/ConfirmDialog';
import { needsConfirmation } from '../../../acts/needs-confirmation.ts';

interface TeamsStayProps {
  act: { readonly error: Error | null; readonly isPending: boolean; readonly reset: () => void };
  /** Sends it again, confirmed. */
  onConfirm: () => void;
}

/** Asks before a change that no longer reaches a later match, because that match has begun. */
export function TeamsStay({ act, onConfirm }: TeamsStayProps) {
  return (
    <ConfirmDialog
      open={needsConfirmation(act.error)}
      title="A later match has begun"
      text={act.error ? errorMessage(act.error) : ''}
      confirm="Save anyway"
      cancel="Don’t save"
      pending={act.isPending}
      onConfirm={onConfirm}
      onClose={act.reset}
    />
  );
}
