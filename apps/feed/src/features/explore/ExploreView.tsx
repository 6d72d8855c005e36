import { t } from '@maidan/i18n/text';
import type { SearchType } from '@maidan/contract/feed/search';
import { Breadcrumb } from '@maidan/ui/Breadcrumb';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { AllTopics } from './AllTopics.tsx';
import * as css from './ExploreView.css.ts';
import { Results } from './Results.tsx';
import type { SearchAddress } from './search-address.ts';
import { SearchForm } from './SearchForm.tsx';
import { useArrowKeys } from './use-arrow-keys.ts';
import { useSearchText } from './use-search-text.ts';

interface ExploreViewProps {
  address: SearchAddress;
  /** Whether the server could not load the page's data. */
  isUnavailable: boolean;
}

/** The explore page: all topics as cards, or the results of a search. */
export function ExploreView({ address, isUnavailable }: ExploreViewProps) {
  const navigate = useNavigate();
  const { place, field, onKeyDown } = useArrowKeys();
  // Replaces the history entry, so that Back leads to the page before the search rather than to each letter.
  const follow = (q: string, type: SearchType | null) =>
    void navigate(q === '' ? paths.search() : paths.searchFor(q, type), {
      replace: true,
      preventScrollReset: true,
    });
  const { text, change, search, giveUp } = useSearchText(address, field, follow);
  function leave({ target }: MouseEvent) {
    if (target instanceof Element && target.closest('a')) giveUp();
  }
  return (
    // The keys are for the field and links inside, which have the focus.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- see above
    <div className={css.page} ref={place} onKeyDown={onKeyDown} onClickCapture={leave}>
      <Breadcrumb crumbs={[{ label: t('shell.home'), href: paths.home() }, { label: t('pages.explore') }]} />
      <h1 className={css.title}>{t('pages.explore')}</h1>
      <SearchForm text={text} type={address.type} onChange={change} onSearch={search} field={field} />
      {address.q === '' ? (
        <AllTopics isUnavailable={isUnavailable} />
      ) : (
        <div className={css.results}>
          <Results address={address} isUnavailable={isUnavailable} />
        </div>
      )}
    </div>
  );
}
