import type { DeskBrackets } from '@maidan/contract/desk/league/season/brackets';
import type { BracketMatch, Source } from '@maidan/match/bracket/bracket';
import { Select } from '@maidan/ui/Select';
import * as css from '../season/Season.css.ts';
import { readSource, sourceOptions, sourceValue } from './bracket-text.ts';

interface SideFieldsProps {
  match: BracketMatch;
  found: DeskBrackets;
  onChange: (sources: readonly [Source, Source]) => void;
}

/** Where the two sides of a match come from. */
export function SideFields({ match: { number, sources }, found, onChange }: SideFieldsProps) {
  const options = sourceOptions(found, number);
  const field = (at: 0 | 1) => (
    <Select
      label={`Match ${number}, ${at === 0 ? 'first' : 'second'} side`}
      options={options}
      value={sourceValue(sources[at])}
      onChange={(value) => {
        const source = readSource(value);
        if (source) onChange(at === 0 ? [source, sources[1]] : [sources[0], source]);
      }}
    />
  );
  return (
    <li className={css.numbers}>
      {field(0)}
      {field(1)}
    </li>
  );
}
