import { t } from '@maidan/i18n/text';
import type { ReactNode } from 'react';
import { Star, useNotes, type FieldProps } from './Field.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './field-group.css.ts';

interface FieldGroupProps extends FieldProps {
  children: ReactNode;
  columns: keyof typeof css.columns;
  /** For radios, which give one answer: the group itself is required and marked as invalid. Checkboxes are marked one by one. */
  single?: boolean;
}

/** Several controls that answer one question: legend, controls, hint and error. */
export function FieldGroup(props: FieldGroupProps) {
  const { label, labelHidden = false, hint, error, required = false, children, columns, single = false } = props;
  const { notes, describedBy } = useNotes(hint, error);
  const radios = single
    ? { role: 'radiogroup', 'aria-required': required || undefined, 'aria-invalid': error ? true : undefined }
    : {};
  return (
    <fieldset className={css.group} aria-describedby={describedBy} {...radios}>
      <legend className={labelHidden ? undefined : css.legend}>
        {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        {required && !labelHidden && <Star />}
        {required && !single && <VisuallyHidden>{t('ui.required')}</VisuallyHidden>}
      </legend>
      <div className={css.columns[columns]}>{children}</div>
      {notes}
    </fieldset>
  );
}

/** One row for three very short labels, two columns for short ones, one if any might have to wrap. */
export function columnsFor(labels: readonly string[]): 'one' | 'two' | 'three' {
  const longest = Math.max(0, ...labels.map((label) => label.length));
  if (labels.length === 3 && longest <= 6) return 'three';
  return labels.length > 1 && longest <= 14 ? 'two' : 'one';
}
