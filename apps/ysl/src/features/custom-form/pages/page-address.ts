const PAGE = 'page';

/** The page of a form in its address, counted from 0; the first unless the address names another. */
export const pageOf = (search: string): number =>
  Math.max(0, Number(new URLSearchParams(search).get(PAGE) ?? 1) - 1 || 0);

/** The query of an address, with its question mark, with another page of the form. */
export function withPage(search: string, page: number): string {
  const params = new URLSearchParams(search);
  if (page === 0) params.delete(PAGE);
  else params.set(PAGE, String(page + 1));
  return params.size === 0 ? '' : `?${params}`;
}
