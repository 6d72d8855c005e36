import { t } from '@maidan/i18n/text';
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

/** A text to copy: a link, an id. It can always be selected by hand; the button copies it in one press. */
export function CopyField({ label, value }: CopyFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  async function copy() {
    if (await copyText(value)) {
      showToast(t('ui.linkCopied'));
      return;
    }
    if (input.current) selectFromStart(input.current);
    showToast(t('ui.notCopied'), { tone: 'error' });
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
          onFocus={(event) => selectFromStart(event.currentTarget)}
        />
        <Button variant="ink" icon={<CopyIcon size={20} />} onClick={() => void copy()}>
          {t('ui.copy')}
        </Button>
      </div>
    </div>
  );
}

/** Selects all with the caret at the start, so that a long address is not scrolled to its end. */
function selectFromStart(field: HTMLInputElement): void {
  field.setSelectionRange(0, field.value.length, 'backward');
  field.scrollLeft = 0;
}
