import { t } from '@maidan/i18n/text';
import { useId } from 'react';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import * as padCss from './Pad.css.ts';

interface ChoiceProps<Value extends string | number> {
  label: string;
  value: Value;
  options: readonly { readonly value: Value; readonly label: string; readonly isOff?: boolean }[];
  onChange: (value: Value) => void;
  columns?: 'two' | 'three';
}

/** A radio group of large keys. */
export function Choice<Value extends string | number>(props: ChoiceProps<Value>) {
  const { label, value, options, onChange, columns = 'three' } = props;
  const name = useId();
  return (
    <fieldset>
      <legend className={padCss.legend}>{label}</legend>
      <div className={columns === 'two' ? padCss.optionsTwo : padCss.options}>
        {options.map((option) => (
          <label key={option.value} className={padCss.option}>
            <VisuallyHidden>
              <input
                type="radio"
                name={name}
                checked={option.value === value}
                disabled={option.isOff ?? false}
                onChange={() => onChange(option.value)}
              />
            </VisuallyHidden>
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The highest shirt number that can be chosen. */
const SHIRTS = 99;

/** Options of a native select of shirt numbers. */
export const shirtOptions = (allowed: (shirt: number) => boolean = () => true) =>
  Array.from({ length: SHIRTS }, (_, index) => index + 1)
    .filter(allowed)
    .map((shirt) => ({ value: String(shirt), label: t('board.shirt', { shirt }) }));
