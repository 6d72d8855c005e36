import { Choice, type Option } from '../private/Choice.tsx';
import type { FieldProps } from '../private/Field.tsx';
import { columnsFor, FieldGroup } from '../private/FieldGroup.tsx';

interface CheckboxGroupProps extends FieldProps {
  options: readonly Option[];
  /** The ticked options' values. */
  value: readonly string[];
  /** Receives the ticked values in the order of the options, regardless of the order of ticking. */
  onChange: (value: string[]) => void;
}

/** A choice of any number of a few options. */
export function CheckboxGroup({ options, value, onChange, ...field }: CheckboxGroupProps) {
  const ticked = new Set(value);

  function tick(option: string, checked: boolean) {
    const next = new Set(checked ? [...ticked, option] : [...ticked].filter((other) => other !== option));
    onChange(options.map((each) => each.value).filter((each) => next.has(each)));
  }

  return (
    <FieldGroup {...field} columns={columnsFor(options.map((option) => option.label))}>
      {options.map((option) => (
        <Choice
          key={option.value}
          type="checkbox"
          value={option.value}
          checked={ticked.has(option.value)}
          onChange={(checked) => tick(option.value, checked)}
          invalid={Boolean(field.error)}
        >
          {option.label}
        </Choice>
      ))}
    </FieldGroup>
  );
}
