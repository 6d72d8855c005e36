const codeOf = (tag: string): string => tag.split('-', 1)[0]?.toLowerCase() ?? '';

/**
 * The language to offer: the first that the reader's browser prefers and the site has, unless it is that of the page.
 * @param preferred tags such as 'kn-IN', the most wanted first
 */
export function offeredLanguage(preferred: readonly string[], codes: readonly string[], shown: string): string | null {
  const wanted = preferred.map(codeOf).find((code) => codes.includes(code));
  return wanted === undefined || wanted === shown ? null : wanted;
}
