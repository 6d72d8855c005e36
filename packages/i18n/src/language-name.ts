/** A language, such as `kn`, by its own name, as its readers look for it, or by its name in another language. */
export function languageName(language: string, written = language): string {
  try {
    const name = new Intl.DisplayNames([written], { type: 'language' }).of(language) ?? language;
    return name.charAt(0).toLocaleUpperCase(written) + name.slice(1);
  } catch {
    // No language.
    return language;
  }
}
