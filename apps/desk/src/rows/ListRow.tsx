import { Text } from '@maidan/ui/layout';
import type { ReactNode } from 'react';
import * as layout from '../page/layout.css.ts';

interface ListRowTextProps {
  name: ReactNode;
  /** Quieter, below the name. */
  note?: ReactNode;
  /** Below the note. */
  more?: ReactNode;
}

/** The text of a row. People type most of it, in any script. */
export function ListRowText({ name, note, more }: ListRowTextProps) {
  return (
    <span className={layout.rowText}>
      <Text as="span" font="name" dir="auto">
        {name}
      </Text>
      {note !== undefined && (
        <>
          <br />
          <Text as="span" font="aside" dir="auto">
            {note}
          </Text>
        </>
      )}
      {more}
    </span>
  );
}

interface ListRowProps extends ListRowTextProps {
  /** Before the text. */
  picture?: ReactNode;
  /** Buttons after the text. */
  children?: ReactNode;
}

/** An item of a list. */
export function ListRow({ picture, children, ...text }: ListRowProps) {
  return (
    <li className={layout.row}>
      {picture}
      <ListRowText {...text} />
      {children}
    </li>
  );
}
