const PAGE = 'page';

/** The page of a form that the address names, counted from 0; the first page by default. */
export const pageOf = (search: string): number =>
  Math.max(0, Number(new URLSearchParams(search).get(PAGE) ?? 1) - 1 || 0);

/** The query string, including its question mark, with the given page of the form. */
export function withPage(search: string, page: number): string {
  const params = new URLSearchParams(search);
  if (page === 0) params.delete(PAGE);
  else params.set(PAGE, String(page + 1));
  return params.size === 0 ? '' : `?${params}`;
}
