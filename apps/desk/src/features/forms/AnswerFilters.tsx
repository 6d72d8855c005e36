import type { AnswerState } from '@maidan/contract/desk/forms/forms';
import { SearchField } from '@maidan/ui/SearchField';
import { Select } from '@maidan/ui/Select';
import { stateOptions } from './answer-states.ts';
import * as css from './Forms.css.ts';

export interface AnswerFilter {
  readonly state: AnswerState | '';
  readonly search: string;
}

interface AnswerFiltersProps {
  filter: AnswerFilter;
  onChange: (filter: AnswerFilter) => void;
}

/** `Select` treats an empty value as no choice. */
const ALL = 'all';

/** Filters the answers by state and text. */
export function AnswerFilters({ filter, onChange }: AnswerFiltersProps) {
  return (
    <search className={css.filters} data-key="/">
      <SearchField
        label="Search answers and names"
        value={filter.search}
        maxLength={100}
        onChange={(search) => onChange({ ...filter, search })}
      />
      <Select
        label="State"
        labelHidden
        options={[{ value: ALL, label: 'All states' }, ...stateOptions]}
        value={filter.state === '' ? ALL : filter.state}
        onChange={(state) => onChange({ ...filter, state: state === ALL ? '' : (state as AnswerFilter['state']) })}
      />
    </search>
  );
}
