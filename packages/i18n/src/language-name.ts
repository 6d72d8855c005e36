/** The name of a language such as `kn`: in that language, as its readers look for it, or in another one. */
export function languageName(language: string, written = language): string {
  try {
    const name = new Intl.DisplayNames([written], { type: 'language' }).of(language) ?? language;
    return name.charAt(0).toLocaleUpperCase(written) + name.slice(1);
  } catch {
    // Not a language.
    return language;
  }
}
