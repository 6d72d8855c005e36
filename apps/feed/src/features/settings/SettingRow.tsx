import { Button } from '@maidan/ui/Button';
import * as css from './SettingsView.css.ts';

interface SettingRowProps {
  label: string;
  /** The current state, and what a press does. */
  hint: string;
  /** The button's label. */
  action: string;
  pending: boolean;
  onPress: () => void;
}

/** A permission of the browser, and the button that requests it. */
export function SettingRow({ label, hint, action, pending, onPress }: SettingRowProps) {
  return (
    <div className={css.row}>
      <span className={css.text}>
        <span className={css.label}>{label}</span>
        <output className={css.hint}>{hint}</output>
      </span>
      <Button pending={pending} onClick={onPress}>
        {action}
      </Button>
    </div>
  );
}
