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
  /** Otherwise the person may go on without. */
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
      label="Your parent or guardian"
      pending={pending}
      error={wrong.whole}
      onSubmit={() => run(ask)}
      submit="Send the SMS"
      submitDisabledReason={isWholePhone(phone) ? undefined : 'Enter all ten digits.'}
      below={isRequired ? undefined : <TextButton onClick={onSkip}>Not now</TextButton>}
    >
      <p>
        You are under 18, so {isRequired ? 'a parent or guardian has to agree' : 'we ask a parent or guardian'} before
        we keep what you write or register for. They get an SMS with a code and a page that says what we store and why.
        {isRequired ? ' Until then you can read, follow and like.' : ''}
      </p>
      <PhoneField
        label="Their mobile number"
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
