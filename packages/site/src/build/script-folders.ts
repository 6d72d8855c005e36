/** Addresses of scripts within a text, moved to the folder of a language. */
export const inFolder = (text: string, language: string, known: ReadonlySet<string>): string =>
  text.replaceAll(/\bassets\/([\w.-]+\.js)\b/g, (address, name: string) =>
    known.has(name) ? `assets/${language}/${name}` : address,
  );
