import { Choice } from '../private/Choice.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

interface CheckboxProps {
  label: string;
  /** Hides the label visually if the row next to the box already says what it selects. */
  labelHidden?: boolean;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A single box that selects a row or agrees to a sentence. For a setting that applies at once, use Switch. */
export function Checkbox({ label, labelHidden = false, ...choice }: CheckboxProps) {
  return (
    <Choice type="checkbox" bare={labelHidden} {...choice}>
      {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
    </Choice>
  );
}
