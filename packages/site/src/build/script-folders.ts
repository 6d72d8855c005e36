/** Moves script URLs within a text to the folder of a language. */
export const inFolder = (text: string, language: string, known: ReadonlySet<string>): string =>
  text.replaceAll(/\bassets\/([\w.-]+\.js)\b/g, (address, name: string) =>
    known.has(name) ? `assets/${language}/${name}` : address,
  );
