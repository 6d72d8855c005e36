import { t } from '@maidan/i18n/text';
import { readSignature, writeSignature } from '@maidan/contract/rules/field-kinds';
import { DateField } from '@maidan/ui/DateField';
import { Grid } from '@maidan/ui/layout';
import { TextField } from '@maidan/ui/TextField';
import type { KindFieldProps } from './GroundField.tsx';

const NAME_MAX = 200;

/** A guardian's full name as a signature, and the day. */
export function SignatureField({ label, required, error, value, onChange }: KindFieldProps) {
  const { name, day } = readSignature(value);
  return (
    <Grid gap={3}>
      <TextField
        label={t('forms.signName', { label })}
        hint={t('forms.signHint')}
        required={required}
        error={error}
        value={name}
        maxLength={NAME_MAX}
        onChange={(next) => onChange(writeSignature({ name: next, day }))}
      />
      <DateField
        label={t('forms.signDay', { label })}
        required={required}
        value={day}
        onChange={(next) => onChange(writeSignature({ name, day: next }))}
      />
    </Grid>
  );
}
