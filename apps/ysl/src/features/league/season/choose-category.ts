import type { LeagueCategory } from '@maidan/contract/league/leagues';

/** Query parameter of the chosen category. */
export const CATEGORY = 'category';
/** Query parameter of a single group, on pages for other sites. */
export const GROUP = 'group';

/**
 * The chosen category: the one the address names, else the one with selected=1, else the first (specification,
 * section 2, "Fixtures"). A category that the league does not have is ignored.
 */
export function chooseCategory(categories: readonly LeagueCategory[], search: URLSearchParams) {
  const named = search.get(CATEGORY);
  return (
    categories.find(({ yslcategory_id: id }) => String(id) === named) ??
    categories.find(({ selected }) => selected === 1) ??
    categories[0]
  );
}
