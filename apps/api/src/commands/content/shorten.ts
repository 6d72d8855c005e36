/** The beginning of a text, on one line. */
export function shorten(text: string, length = 60): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= length ? line : `${line.slice(0, length - 1)}…`;
}
