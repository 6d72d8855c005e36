import type { ConsentState } from '@maidan/contract/account/guardian';
import { Button } from '@maidan/ui/Button';
import { TextButton } from '@maidan/ui/TextLink';
import * as css from './ConsentDialog.css.ts';

interface WaitingStepProps {
  readonly state: ConsentState;
  readonly onClose: () => void;
  readonly onChange: () => void;
}

/** The dialog above looks for the answer; it may come in minutes or in days. */
export function WaitingStep({ state, onClose, onChange }: WaitingStepProps) {
  return (
    <div className={css.step}>
      <output>
        We have sent an SMS to the number that ends in <b>{state.guardian_ending}</b>. Ask your parent or guardian to
        open its link, read the page and enter the code.
      </output>
      <p>
        Keep this open, and we’ll send what you wrote once they agree. If you close it, your text stays here for later.
      </p>
      <Button variant="ink" size="l" wide onClick={onClose}>
        {state.is_blocked ? 'Continue later' : 'Continue'}
      </Button>
      <TextButton onClick={onChange}>Send it again, or to another number</TextButton>
    </div>
  );
}
