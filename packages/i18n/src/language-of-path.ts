/** The language that a path names: 'hi' of `/hi/table`; null for English, whose paths have no prefix. */
export function languageOfPath(path: string, codes: readonly string[]): string | null {
  const [, first = ''] = path.split('/', 2);
  return codes.includes(first) ? first : null;
}

/** A path of the site at its address in a language. @param base of the language: '/hi', or nothing for English */
export function atBase(base: string, path: string): string {
  if (base === '') return path;
  return path === '/' ? base : `${base}${path}`;
}

/** The path below the base of its language; a path without the base is one already. */
export function belowBase(base: string, path: string): string {
  const rest = path.slice(base.length);
  if (base === '' || !path.startsWith(base) || !/^(?:[/?#]|$)/.test(rest)) return path;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** The parameter that names the language of a file for other programs, such as a calendar; English has none. */
export const LANGUAGE = 'lang';

/** The address of such a file in the language of a base: `/c.ics?lang=hi` for '/hi'. */
export function fileAtBase(base: string, address: string): string {
  return base === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${LANGUAGE}=${base.slice(1)}`;
}
