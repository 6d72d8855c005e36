import { t } from '@maidan/i18n/text';
import { ANSWER_MAX } from '@maidan/contract/rules/limits';
import { Grid } from '@maidan/ui/layout';
import { Select } from '@maidan/ui/Select';
import { TextField } from '@maidan/ui/TextField';
import { useState } from 'react';

/** The value of the "other" option; no ground has this name. */
const OTHER = '?';

export interface KindFieldProps {
  label: string;
  required: boolean;
  error: string | null;
  value: string;
  onChange: (value: string) => void;
}

/** One of the leagues' grounds, or another place as text. */
export function GroundField({ grounds, ...field }: KindFieldProps & { grounds: readonly string[] }) {
  const { label, required, error, value, onChange } = field;
  const [wantsOther, setWantsOther] = useState(false);
  if (grounds.length === 0) return <TextField {...field} maxLength={ANSWER_MAX} />;
  const isOther = wantsOther || (value !== '' && !grounds.includes(value));
  return (
    <Grid gap={3}>
      <Select
        label={label}
        required={required}
        error={isOther ? null : error}
        options={[
          ...grounds.map((ground) => ({ value: ground, label: ground })),
          { value: OTHER, label: t('forms.anotherPlace') },
        ]}
        value={isOther ? OTHER : value}
        onChange={(next) => {
          setWantsOther(next === OTHER);
          onChange(next === OTHER ? '' : next);
        }}
      />
      {isOther && (
        <TextField
          label={t('forms.whichPlace', { label })}
          required={required}
          error={error}
          value={value}
          maxLength={ANSWER_MAX}
          onChange={(next) => {
            // Stays as long as its text is the name of a ground, or empty.
            setWantsOther(true);
            onChange(next);
          }}
        />
      )}
    </Grid>
  );
}
