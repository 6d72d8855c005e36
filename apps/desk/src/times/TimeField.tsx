import { Grid, Text } from '@maidan/ui/layout';
import { useId } from 'react';
import * as css from './TimeField.css.ts';

interface TimeFieldProps {
  label: string;
  hint: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
}

/** A date and time in the city's time zone. */
export function TimeField({ label, hint, value, onChange, error }: TimeFieldProps) {
  const id = useId();
  return (
    <Grid justifyItems="start" gap={1}>
      <Text as="label" font="head15" htmlFor={id}>
        {label}
      </Text>
      <Text font="note" id={`${id}-hint`}>
        {hint}
      </Text>
      <input
        id={id}
        className={css.input}
        type="datetime-local"
        value={value}
        aria-describedby={`${id}-hint${error === undefined ? '' : ` ${id}-error`}`}
        aria-invalid={error !== undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {error !== undefined && (
        <Text font="text15" color="error" overflowWrap="anywhere" id={`${id}-error`}>
          {error}
        </Text>
      )}
    </Grid>
  );
}
