import { t } from '@maidan/i18n/text';
import { Button } from '@maidan/ui/Button';
import { useEffect, useRef } from 'react';
import * as css from './WaitingAnswers.css.ts';

interface WaitingListProps {
  label: string;
  rows: readonly {
    readonly key: string;
    readonly text: string;
    /** Returns the entry to its form; null where that is impossible. */
    readonly onChange: (() => void) | null;
  }[];
}

/** Queued answers of one form on this device. */
export function WaitingList({ label, rows }: WaitingListProps) {
  const list = useRef<HTMLUListElement>(null);
  const count = rows.length;
  const before = useRef(count);
  useEffect(() => {
    // An entry has just left the form; move the focus to where it is now.
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
