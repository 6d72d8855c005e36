import type { LeagueCategory } from '@maidan/contract/league/leagues';

/** The parameter of an address that names the category on show. */
export const CATEGORY = 'category';
/** The one that names a single group of it, on pages for other sites. */
export const GROUP = 'group';

/**
 * The category on show: the one the address names, else the one with selected=1, else the first (specification,
 * section 2, "Fixtures"). A category the league does not have counts as not named.
 */
export function chooseCategory(categories: readonly LeagueCategory[], search: URLSearchParams) {
  const named = search.get(CATEGORY);
  return (
    categories.find(({ yslcategory_id: id }) => String(id) === named) ??
    categories.find(({ selected }) => selected === 1) ??
    categories[0]
  );
}
