import { t } from '@maidan/i18n/text';
import { Button } from '@maidan/ui/Button';
import { useEffect, useRef } from 'react';
import * as css from './WaitingAnswers.css.ts';

interface WaitingListProps {
  label: string;
  rows: readonly {
    readonly key: string;
    readonly text: string;
    /** Brings it back into its form; null where that cannot take it. */
    readonly onChange: (() => void) | null;
  }[];
}

/** What waits on this device of one form. */
export function WaitingList({ label, rows }: WaitingListProps) {
  const list = useRef<HTMLUListElement>(null);
  const count = rows.length;
  const before = useRef(count);
  useEffect(() => {
    // It has just left the form: what became of it is above it.
    if (count > before.current && document.hasFocus()) list.current?.focus();
    before.current = count;
  }, [count]);
  if (count === 0) return null;
  return (
    <ul ref={list} tabIndex={-1} className={css.list} aria-label={label}>
      {rows.map(({ key, text, onChange }) => (
        <li key={key} className={css.row}>
          <p>{text}</p>
          {onChange && <Button onClick={onChange}>{t('forms.changeWaiting')}</Button>}
        </li>
      ))}
    </ul>
  );
}
