import { t } from '@maidan/i18n/text';
import { DownIcon } from '../../icons/icons.tsx';
import type { Option } from '../private/Choice.tsx';
import { Field, type FieldProps } from '../private/Field.tsx';
import * as fieldCss from '../private/field.css.ts';
import * as css from './Select.css.ts';

interface SelectProps extends FieldProps {
  options: readonly Option[];
  /** The chosen option's value, or empty. */
  value: string;
  onChange: (value: string) => void;
  /** The text if nothing is chosen. */
  placeholder?: string;
  name?: string;
  disabled?: boolean;
}

/** One of many options, in the system's own list, which phones show best. For up to five options, prefer RadioGroup. */
export function Select(props: SelectProps) {
  const { label, labelHidden, hint, error, required, options, onChange, placeholder, ...input } = props;
  return (
    <Field {...{ label, labelHidden, hint, error, required }}>
      {(control) => (
        <div className={fieldCss.wrap}>
          <select
            {...input}
            {...control}
            className={`${fieldCss.box} ${css.select}`}
            data-empty={input.value === '' ? '' : undefined}
            onChange={(event) => onChange(event.target.value)}
          >
            {(placeholder !== undefined || input.value === '') && (
              <option className={css.option} value="">
                {placeholder ?? t('ui.chooseOne')}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} className={css.option} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={fieldCss.atEnd}>
            <DownIcon size={20} />
          </span>
        </div>
      )}
    </Field>
  );
}
