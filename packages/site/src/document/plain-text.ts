import { visibleText } from '@maidan/ui/html/visible-text';

const LONGEST = 160;

/** The text of an HTML fragment as a document's description: one line, at most 160 characters. */
export function plainText(html: string): string {
  const text = visibleText(html);
  if (text.length <= LONGEST) return text;
  const cut = text.slice(0, LONGEST - 1);
  // Back to the last whole word, unless that would lose half of it.
  const space = cut.lastIndexOf(' ');
  return `${(space > LONGEST / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}
