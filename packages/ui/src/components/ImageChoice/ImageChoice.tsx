import { useId } from 'react';
import { CheckIcon } from '../../icons/icons.tsx';
import type { FieldProps } from '../private/Field.tsx';
import { FieldGroup } from '../private/FieldGroup.tsx';
import * as css from './ImageChoice.css.ts';

export interface ImageOption {
  value: string;
  /** A description of the picture: its accessible name. */
  label: string;
  src: string;
}

interface ImageChoiceProps extends FieldProps {
  options: readonly ImageOption[];
  value: string;
  onChange: (value: string) => void;
}

/** One of a few pictures: a radio group with visually hidden labels. */
export function ImageChoice({ options, value, onChange, ...field }: ImageChoiceProps) {
  const name = useId();
  return (
    <FieldGroup {...field} single columns="row">
      {options.map((option) => (
        <label key={option.value} className={css.option}>
          <img className={css.picture} src={option.src} alt={option.label} width={72} height={72} decoding="async" />
          <input
            className={css.radio}
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span className={css.tick}>
            <CheckIcon size={16} />
          </span>
        </label>
      ))}
    </FieldGroup>
  );
}
