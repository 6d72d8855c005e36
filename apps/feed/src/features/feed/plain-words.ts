import { visibleText } from '@maidan/ui/html/visible-text';

const LONGEST = 160;

/** The words of a piece of HTML for the document's description: one line, at most 160 characters. */
export function plainWords(html: string): string {
  const words = visibleText(html);
  if (words.length <= LONGEST) return words;
  const cut = words.slice(0, LONGEST - 1);
  // Back to the last whole word, unless that would lose half of it.
  const space = cut.lastIndexOf(' ');
  return `${(space > LONGEST / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}
