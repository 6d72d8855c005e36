import { useStore } from '@maidan/browser/use-store';
import { consentDialog } from '../../consent/consent-dialog.ts';

/** Renders the dialog about a guardian's consent. */
export function ConsentGate() {
  const { Dialog } = useStore(consentDialog);
  return Dialog && <Dialog />;
}
