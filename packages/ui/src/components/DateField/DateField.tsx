import { CalendarIcon } from '../../icons/icons.tsx';
import { Field, type FieldProps } from '../private/Field.tsx';
import * as fieldCss from '../private/field.css.ts';
import * as css from './DateField.css.ts';

interface DateFieldProps extends FieldProps {
  /** `YYYY-MM-DD`, or empty while the date is incomplete. */
  value: string;
  onChange: (value: string) => void;
}

/** A day in the browser's own field: typed or picked, with day, month and year in the reader's usual order. */
export function DateField(props: DateFieldProps) {
  const { label, labelHidden, hint, error, required, onChange, ...input } = props;
  return (
    <Field {...{ label, labelHidden, hint, error, required }}>
      {(control) => (
        <div className={fieldCss.wrap}>
          <input
            {...input}
            {...control}
            type="date"
            className={`${fieldCss.box} ${css.date}`}
            data-empty={input.value === '' ? '' : undefined}
            onChange={(event) => onChange(event.target.value)}
          />
          <span className={css.icon}>
            <CalendarIcon size={20} />
          </span>
        </div>
      )}
    </Field>
  );
}
