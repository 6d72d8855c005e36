import { errorMessage } from '@maidan/api-client/errors/error-message';
import { ConfirmDialog } from '@maidan/ui/ConfirmDialog';
import { needsConfirmation } from '../../../parts/acts/needs-confirmation.ts';

interface TeamsStayProps {
  act: { readonly error: Error | null; readonly isPending: boolean; readonly reset: () => void };
  /** Sends it again, confirmed. */
  onConfirm: () => void;
}

/** Asks before a change that a later match does not follow: it has begun, and keeps its teams. */
export function TeamsStay({ act, onConfirm }: TeamsStayProps) {
  return (
    <ConfirmDialog
      open={needsConfirmation(act.error)}
      title="A later match has begun"
      text={act.error ? errorMessage(act.error) : ''}
      confirm="Save it all the same"
      cancel="Leave it as it is"
      pending={act.isPending}
      onConfirm={onConfirm}
      onClose={act.reset}
    />
  );
}
