import { t } from '@maidan/i18n/text';
import { useApi } from '@maidan/api-client/core/api-provider';
import { askGuardian, type ConsentState } from '@maidan/contract/account/guardian';
import { FormShell } from '@maidan/ui/FormShell';
import { PhoneField } from '@maidan/ui/PhoneField';
import { TextButton } from '@maidan/ui/TextLink';
import { useState } from 'react';
import { isWholePhone } from '../../login/phone-text.ts';
import { withProof } from '../../login/with-proof.ts';
import { useStep } from './use-step.ts';

interface GuardianStepProps {
  /** If false, the person may continue without a guardian. */
  readonly isRequired: boolean;
  readonly onDone: (state: ConsentState) => void;
  readonly onSkip: () => void;
}

export function GuardianStep({ isRequired, onDone, onSkip }: GuardianStepProps) {
  const api = useApi();
  const [phone, setPhone] = useState('');
  const { pending, wrong, forget, run } = useStep('phone', onDone);
  const ask = () => withProof((proof) => api.call(askGuardian, { body: { phone, ...(proof ? { proof } : {}) } }));
  return (
    <FormShell
      label={t('auth.guardian')}
      pending={pending}
      error={wrong.whole}
      onSubmit={() => run(ask)}
      submit={t('auth.sendSms')}
      submitDisabledReason={isWholePhone(phone) ? undefined : t('auth.allDigits')}
      below={isRequired ? undefined : <TextButton onClick={onSkip}>{t('auth.notNow')}</TextButton>}
    >
      <p>{isRequired ? t('auth.guardianRequired') : t('auth.guardianAsked')}</p>
      <PhoneField
        label={t('auth.theirNumber')}
        name="guardian_phone"
        value={phone}
        error={wrong.field}
        onChange={(typed) => {
          setPhone(typed);
          forget();
        }}
      />
    </FormShell>
  );
}
