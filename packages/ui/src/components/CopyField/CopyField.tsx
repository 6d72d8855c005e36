import { useId, useRef } from 'react';
import { CopyIcon } from '../../icons/icons.tsx';
import { copyText } from '../../share/copy-text.ts';
import { showToast } from '../../toast/toast-store.ts';
import { Button } from '../Button/Button.tsx';
import * as css from './CopyField.css.ts';

interface CopyFieldProps {
  label: string;
  value: string;
}

/** A text to take away: a link, an id. It can always be selected by hand; the button does it in one press. */
export function CopyField({ label, value }: CopyFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  async function copy() {
    if (await copyText(value)) {
      showToast('Link copied');
      return;
    }
    input.current?.select();
    showToast('The browser would not copy it. It is selected: copy it by hand.', { tone: 'error' });
  }

  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <div className={css.row}>
        <input
          ref={input}
          id={id}
          className={css.input}
          value={value}
          readOnly
          dir="ltr"
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button variant="ink" icon={<CopyIcon size={20} />} onClick={() => void copy()}>
          Copy
        </Button>
      </div>
    </div>
  );
}
