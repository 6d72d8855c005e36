import { useApi } from '@maidan/api-client/core/api-provider';
import { consentQuery } from '@maidan/api-client/queries/account/consent';
import type { ConsentState } from '@maidan/contract/account/guardian';
import { formatDateTime } from '@maidan/i18n/date-time';
import { Button } from '@maidan/ui/Button';
import { Section } from '@maidan/ui/Section';
import { useQuery } from '@tanstack/react-query';
import * as css from '../AccountView.css.ts';
import { useHasDevices } from '../use-has-devices.ts';

const actions: Partial<Record<ConsentState['step'], string>> = {
  age: 'Enter my year of birth',
  guardian: 'Name a parent or guardian',
  waiting: 'Send it again',
};

async function openDialog(): Promise<void> {
  const { consentPrompt } = await import('@maidan/auth/consent-prompt');
  await consentPrompt.open();
}

/** Where the guardian's consent stands, for people under 18 or of an unknown age. */
export function GuardianConsent() {
  const hasDevices = useHasDevices();
  const { data } = useQuery({ ...consentQuery(useApi()), enabled: hasDevices });
  if (!data || data.step === 'none') return null;
  const action = actions[data.step];
  return (
    <Section title="Parent or guardian">
      <p className={css.note}>{describe(data)}</p>
      {action === undefined ? null : (
        <div className={css.buttons}>
          <Button onClick={() => void openDialog()}>{action}</Button>
        </div>
      )}
    </Section>
  );
}

function describe(state: ConsentState): string {
  const { step, rule, guardian_name: name, guardian_ending: ending, given_at: given, adult_at: adult } = state;
  if (step === 'age') return 'Before your first comment, message or registration we ask for your year of birth.';
  if (step === 'guardian') {
    return rule === 'require'
      ? 'You are under 18. Before we keep what you write or register for, a parent or guardian has to agree.'
      : 'You are under 18. Please name a parent or guardian, who can then agree to what you do here.';
  }
  if (step === 'waiting')
    return `We have sent an SMS to the number that ends in ${ending}. We are waiting for the answer.`;
  if (step === 'ended')
    return 'Your parent or guardian does not agree, so we keep nothing more about you. Only they can change that.';
  return `${name} agreed on ${formatDateTime(given)}. They can withdraw it with the link in their SMS. It ends on ${formatDateTime(adult)}, when we treat you as 18.`;
}
