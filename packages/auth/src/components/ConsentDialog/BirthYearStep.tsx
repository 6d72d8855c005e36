import { t } from '@maidan/i18n/text';
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
      label={t('auth.yourBirthYear')}
      pending={pending}
      error={wrong.whole}
      onSubmit={() => run(() => api.call(stateBirthYear, { body: { birth_year: Number(year) } }))}
      submit={t('auth.continue')}
      submitDisabledReason={year.length < LENGTH ? t('auth.enterYear') : undefined}
    >
      <p>{t('auth.whyYear')}</p>
      <TextField
        label={t('auth.birthYear')}
        hint={t('auth.yearHint')}
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
