import { useId } from 'react';
import { Choice, type Option } from '../private/Choice.tsx';
import type { FieldProps } from '../private/Field.tsx';
import { columnsFor, FieldGroup } from '../private/FieldGroup.tsx';

interface RadioGroupProps extends FieldProps {
  options: readonly Option[];
  /** The chosen option's value, or empty. */
  value: string;
  onChange: (value: string) => void;
  /** Two columns, regardless of the length of the labels. */
  compact?: boolean;
}

/** One of a few options, all visible at once. */
export function RadioGroup({ options, value, onChange, compact = false, ...field }: RadioGroupProps) {
  const name = useId();
  return (
    <FieldGroup {...field} single columns={compact ? 'two' : columnsFor(options.map((option) => option.label))}>
      {options.map((option) => (
        <Choice
          key={option.value}
          type="radio"
          name={name}
          value={option.value}
          checked={option.value === value}
          onChange={() => onChange(option.value)}
        >
          {option.label}
        </Choice>
      ))}
    </FieldGroup>
  );
}
