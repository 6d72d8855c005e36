import { t } from '@maidan/i18n/text';
import { brand } from '@maidan/brand/brand';
import { SEARCH_MAX } from '@maidan/contract/rules/limits';
import { searchTypes, type SearchType } from '@maidan/contract/feed/search';
import { Button } from '@maidan/ui/Button';
import { SearchField } from '@maidan/ui/SearchField';
import { Select } from '@maidan/ui/Select';
import type { Ref, SubmitEvent } from 'react';
import { paths } from '../../paths.ts';
import { isOfLeague, typeText } from './result-text.ts';
import * as css from './SearchForm.css.ts';

interface SearchFormProps {
  text: string;
  type: SearchType | null;
  onChange: (text: string) => void;
  onSearch: (text: string, type: SearchType | null) => void;
  field: Ref<HTMLInputElement>;
}

/** Types that every server can search; teams and matches, which only ours finds, are in the tabs. */
const optionsFor = (type: SearchType | null) =>
  searchTypes
    .filter((value) => !isOfLeague(value) || value === type)
    .map((value) => ({ value, label: typeText(value).name }));

/** Field and select in a plain form, which works without script; the button is needed only then. */
export function SearchForm({ text, type, onChange, onSearch, field }: SearchFormProps) {
  function submit(event: SubmitEvent) {
    event.preventDefault();
    onSearch(text, type);
  }
  return (
    <search>
      <form className={css.form} action={paths.search()} onSubmit={submit}>
        <div className={css.field}>
          <SearchField
            ref={field}
            label={t('topics.exploreName', { name: brand.name })}
            placeholder={t('topics.lookingFor')}
            name="q"
            maxLength={SEARCH_MAX}
            value={text}
            onChange={onChange}
            onClear={() => onSearch('', type)}
            onKeyDown={(event) => {
              if (event.key === 'Escape' && text !== '') onSearch('', type);
            }}
          />
        </div>
        <div className={css.select}>
          <Select
            label={t('topics.searchIn')}
            labelHidden
            name="type"
            options={optionsFor(type)}
            placeholder={t('topics.everything')}
            value={type ?? ''}
            onChange={(value) => onSearch(text, searchTypes.find((known) => known === value) ?? null)}
          />
        </div>
        <noscript>
          <Button type="submit">{t('shell.search')}</Button>
        </noscript>
      </form>
    </search>
  );
}
