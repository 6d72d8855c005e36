import { t } from '@maidan/i18n/text';
import { useApi } from '@maidan/api-client/core/api-provider';
import { consentQuery } from '@maidan/api-client/queries/account/consent';
import type { ConsentState } from '@maidan/contract/account/guardian';
import { formatDateTime } from '@maidan/i18n/date-time';
import { Button } from '@maidan/ui/Button';
import { Section } from '@maidan/ui/Section';
import { useQuery } from '@tanstack/react-query';
import * as css from '../AccountView.css.ts';
import { useHasDevices } from '../devices/use-has-devices.ts';

const actions: Partial<Record<ConsentState['step'], () => string>> = {
  age: () => t('account.enterBirthYear'),
  guardian: () => t('account.nameGuardian'),
  waiting: () => t('account.sendAgain'),
};

async function openDialog(): Promise<void> {
  const { consentPrompt } = await import('@maidan/auth/consent-prompt');
  await consentPrompt.open();
}

/** The state of the guardian's consent, for people under 18 or of unknown age. */
export function GuardianConsent() {
  const hasDevices = useHasDevices();
  const { data } = useQuery({ ...consentQuery(useApi()), enabled: hasDevices });
  if (!data || data.step === 'none') return null;
  const action = actions[data.step];
  return (
    <Section title={t('account.guardian')}>
      <p className={css.note}>{describe(data)}</p>
      {action === undefined ? null : (
        <div className={css.buttons}>
          <Button onClick={() => void openDialog()}>{action()}</Button>
        </div>
      )}
    </Section>
  );
}

function describe(state: ConsentState): string {
  const { step, rule, guardian_name: name, guardian_ending: ending, given_at: given, adult_at: adult } = state;
  if (step === 'age') return t('account.consentYear');
  if (step === 'guardian') {
    return rule === 'require' ? t('account.consentRequired') : t('account.consentAsked');
  }
  if (step === 'waiting') return t('account.consentWaiting', { ending: ending ?? '' });
  if (step === 'ended') return t('account.consentRefused');
  return t('account.consentGiven', { name: name ?? '', given: formatDateTime(given), ends: formatDateTime(adult) });
}
