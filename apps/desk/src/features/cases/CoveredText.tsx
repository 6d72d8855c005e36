import { COVER, type CoverKind } from '@maidan/contract/desk/cases/reports';
import { LockIcon } from '@maidan/ui/icons';
import { Fragment } from 'react';
import * as css from './Cases.css.ts';

const names: Readonly<Record<CoverKind, string>> = { number: 'number', place: 'place', mail: 'e-mail address' };

interface CoveredTextProps {
  text: string;
  covered: readonly CoverKind[];
  onUncover: () => void;
}

/** A text with covered numbers, places and addresses. A tap on one uncovers all. */
export function CoveredText({ text, covered, onUncover }: CoveredTextProps) {
  return text.split(COVER).map((part, index) => {
    const before = covered[index - 1];
    return (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of one text keep their order
      <Fragment key={index}>
        {before !== undefined && (
          <button type="button" className={css.cover} onClick={onUncover}>
            <LockIcon size={14} />
            {names[before]} covered
          </button>
        )}
        {part}
      </Fragment>
    );
  });
}
