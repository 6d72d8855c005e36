import { Button } from '@maidan/ui/Button';
import * as css from './SettingsView.css.ts';

interface SettingRowProps {
  label: string;
  /** How things stand, and what a press does. */
  hint: string;
  /** The words of the button. */
  action: string;
  pending: boolean;
  onPress: () => void;
}

/** A permission that the browser gives: words and the button that asks for it. */
export function SettingRow({ label, hint, action, pending, onPress }: SettingRowProps) {
  return (
    <div className={css.row}>
      <span className={css.words}>
        <span className={css.label}>{label}</span>
        <output className={css.hint}>{hint}</output>
      </span>
      <Button pending={pending} onClick={onPress}>
        {action}
      </Button>
    </div>
  );
}
