import type { SearchType } from '@maidan/contract/feed/search';
import { Breadcrumb } from '@maidan/ui/Breadcrumb';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { AllTopics } from './AllTopics.tsx';
import * as css from './ExploreView.css.ts';
import { Results } from './Results.tsx';
import type { Wanted } from './search-address.ts';
import { SearchForm } from './SearchForm.tsx';
import { useArrowKeys } from './use-arrow-keys.ts';
import { useSearchWords } from './use-search-words.ts';

interface ExploreViewProps {
  wanted: Wanted;
  /** False when the server could not get what the page shows. */
  loadedByServer: boolean;
}

/** The explore page: everything as cards, or what a search found. */
export function ExploreView({ wanted, loadedByServer }: ExploreViewProps) {
  const navigate = useNavigate();
  const { place, field, onKeyDown } = useArrowKeys();
  // Replaced, not added: Back leads to the page before the search, not to each of its letters.
  const follow = (q: string, type: SearchType) =>
    void navigate(q === '' && type === 'tags' ? paths.search() : paths.searchFor(q, type), {
      replace: true,
      preventScrollReset: true,
    });
  const { words, change, search, giveUp } = useSearchWords(wanted, field, follow);
  function leave({ target }: MouseEvent) {
    if (target instanceof Element && target.closest('a')) giveUp();
  }
  return (
    // The keys belong to the field and the links inside, which are the ones in focus.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- see above
    <div className={css.page} ref={place} onKeyDown={onKeyDown} onClickCapture={leave}>
      <Breadcrumb crumbs={[{ label: 'Home', href: paths.home() }, { label: 'Explore' }]} />
      <h1 className={css.title}>Explore</h1>
      <SearchForm words={words} type={wanted.type} onChange={change} onSearch={search} field={field} />
      {wanted.q === '' ? (
        <AllTopics loadedByServer={loadedByServer} />
      ) : (
        <div className={css.results}>
          <Results wanted={wanted} loadedByServer={loadedByServer} />
        </div>
      )}
    </div>
  );
}
