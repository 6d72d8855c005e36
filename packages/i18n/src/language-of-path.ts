/** The language in a path: 'hi' of `/hi/table`; null for English, whose paths have no prefix. */
export function languageOfPath(path: string, codes: readonly string[]): string | null {
  const [, first = ''] = path.split('/', 2);
  return codes.includes(first) ? first : null;
}

/** The path in a language. @param base of the language: '/hi', or empty for English */
export function atBase(base: string, path: string): string {
  if (base === '') return path;
  return path === '/' ? base : `${base}${path}`;
}

/** The path without the base of its language; unchanged if it has none. */
export function belowBase(base: string, path: string): string {
  const rest = path.slice(base.length);
  if (base === '' || !path.startsWith(base) || !/^(?:[/?#]|$)/.test(rest)) return path;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** The parameter for the language of a file for other programs, such as a calendar; English has none. */
export const LANGUAGE = 'lang';

/** The address of such a file in the language of a base: `/c.ics?lang=hi` for '/hi'. */
export function fileAtBase(base: string, address: string): string {
  return base === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${LANGUAGE}=${base.slice(1)}`;
}
