import { t } from '@maidan/i18n/text';
import type { Ref } from 'react';
import { Field } from '../private/Field.tsx';
import * as fieldCss from '../private/field.css.ts';
import type { TypingProps } from '../TextField/TextField.tsx';
import * as css from './TextArea.css.ts';

interface TextAreaProps extends TypingProps {
  /** Initial number of lines. */
  rows?: number;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Near its limit, a field shows the remaining characters; before that, the number would only distract. */
const SAY_FROM = 100;

/** Several lines of text. With `maxLength` it counts down the last hundred characters. */
export function TextArea(props: TextAreaProps) {
  const { label, labelHidden, hint, error, required, onChange, rows = 3, ...input } = props;
  const left = input.maxLength === undefined ? Infinity : input.maxLength - input.value.length;
  return (
    <div>
      <Field {...{ label, labelHidden, hint, error, required }}>
        {(control) => (
          <textarea
            {...input}
            {...control}
            rows={rows}
            dir="auto"
            className={`${fieldCss.box} ${rows === 1 ? css.line : css.area}`}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
      <p className={css.left} aria-live="polite">
        {left <= SAY_FROM && t('ui.charactersLeft', { count: left })}
      </p>
    </div>
  );
}
