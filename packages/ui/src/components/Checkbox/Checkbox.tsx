import { Choice } from '../private/Choice.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

interface CheckboxProps {
  label: string;
  /** Leaves the words to ears, where the row beside the box says what it selects. */
  labelHidden?: boolean;
  checked: boolean;
  onChange: (checked: boolean) => void;
  name?: string;
  disabled?: boolean;
}

/** A box by itself: selects a row, agrees to a sentence. For a setting that works at once, use Switch. */
export function Checkbox({ label, labelHidden = false, ...choice }: CheckboxProps) {
  return (
    <Choice type="checkbox" bare={labelHidden} {...choice}>
      {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
    </Choice>
  );
}
