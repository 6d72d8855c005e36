import { useApi } from '@maidan/api-client/core/api-provider';
import { stateBirthYear, type ConsentState } from '@maidan/contract/account/guardian';
import { FormShell } from '@maidan/ui/FormShell';
import { TextField } from '@maidan/ui/TextField';
import { useState } from 'react';
import { useStep } from './use-step.ts';

const LENGTH = 4;

export function BirthYearStep({ onDone }: { readonly onDone: (state: ConsentState) => void }) {
  const api = useApi();
  const [year, setYear] = useState('');
  const { pending, wrong, forget, run } = useStep('birth_year', onDone);
  return (
    <FormShell
      label="Your year of birth"
      pending={pending}
      error={wrong.whole}
      onSubmit={() => run(() => api.call(stateBirthYear, { body: { birth_year: Number(year) } }))}
      submit="Continue"
      submitDisabledReason={year.length < LENGTH ? 'Enter the year you were born.' : undefined}
    >
      <p>We ask this once, before we keep anything you write or register for. No one else sees it.</p>
      <TextField
        label="Year of birth"
        hint="Four digits. It can’t be changed later."
        name="birth_year"
        inputMode="numeric"
        autoComplete="bday-year"
        maxLength={LENGTH}
        value={year}
        error={wrong.field}
        onChange={(typed) => {
          setYear(typed.replaceAll(/\D/g, ''));
          forget();
        }}
      />
    </FormShell>
  );
}
