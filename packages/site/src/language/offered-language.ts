const codeOf = (tag: string): string => tag.split('-', 1)[0]?.toLowerCase() ?? '';

/**
 * The language to offer: the first of the reader's preferred languages that the site has, unless the page is already in it.
 * @param preferred tags such as 'kn-IN', most preferred first
 */
export function offeredLanguage(preferred: readonly string[], codes: readonly string[], shown: string): string | null {
  const wanted = preferred.map(codeOf).find((code) => codes.includes(code));
  return wanted === undefined || wanted === shown ? null : wanted;
}
