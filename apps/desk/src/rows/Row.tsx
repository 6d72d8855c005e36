import type { ReactNode } from 'react';
import * as layout from '../page/layout.css.ts';

interface RowTextProps {
  name: ReactNode;
  /** Quieter, below the name. */
  note?: ReactNode;
  /** Below the note. */
  more?: ReactNode;
}

/** The text of a row. People type most of it, in any script. */
export function RowText({ name, note, more }: RowTextProps) {
  return (
    <span className={layout.rowText}>
      <span className={layout.rowName} dir="auto">
        {name}
      </span>
      {note !== undefined && (
        <>
          <br />
          <span className={layout.rowNote} dir="auto">
            {note}
          </span>
        </>
      )}
      {more}
    </span>
  );
}

interface RowProps extends RowTextProps {
  /** Before the text. */
  picture?: ReactNode;
  /** Buttons after the text. */
  children?: ReactNode;
}

/** An item of a list. */
export function Row({ picture, children, ...text }: RowProps) {
  return (
    <li className={layout.row}>
      {picture}
      <RowText {...text} />
      {children}
    </li>
  );
}
