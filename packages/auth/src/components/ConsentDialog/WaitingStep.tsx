import { parts, t } from '@maidan/i18n/text';
import type { ConsentState } from '@maidan/contract/account/guardian';
import { Button } from '@maidan/ui/Button';
import { TextButton } from '@maidan/ui/TextLink';
import * as css from './ConsentDialog.css.ts';

interface WaitingStepProps {
  readonly state: ConsentState;
  readonly onClose: () => void;
  readonly onChange: () => void;
}

/** The parent dialog checks for the answer, which may take minutes or days. */
export function WaitingStep({ state, onClose, onChange }: WaitingStepProps) {
  return (
    <div className={css.step}>
      <output>{parts('auth.smsSent', { ending: <b key="ending">{state.guardian_ending}</b> })}</output>
      <p>{t('auth.keepOpen')}</p>
      <Button variant="ink" size="l" wide onClick={onClose}>
        {state.is_blocked ? t('auth.continueLater') : t('auth.continue')}
      </Button>
      <TextButton onClick={onChange}>{t('auth.sendAgain')}</TextButton>
    </div>
  );
}
