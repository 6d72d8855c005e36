import { useHydrated } from '@maidan/browser/hydration/use-hydrated';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import { useId } from 'react';
import * as css from './Segments.css.ts';

interface SegmentsProps<Value> {
  /** Names the choice. */
  legend: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Switches between two or three versions of the same table. */
export function Segments<Value extends string>({ legend, options, value, onChange }: SegmentsProps<Value>) {
  const name = useId();
  const isAlive = useHydrated();
  return (
    <fieldset className={css.frame} disabled={!isAlive} aria-label={legend}>
      {options.map((option) => (
        <label key={option.value} className={css.segment}>
          <VisuallyHidden>
            <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          </VisuallyHidden>
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
