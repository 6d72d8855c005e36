import { searchWords } from './search-words.ts';

/** The number of wrong letters allowed in a word of this length; short words have too many neighbours. */
function tolerance({ length }: string): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** How many letters must be added, removed, replaced or swapped with a neighbour to turn one word into the other. */
export function editDistance(one: string, other: string): number {
  const [a, b] = [[...one], [...other]];
  const rows = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  for (const [index, letter] of a.entries()) {
    const above = rows[index]!;
    const row = [index + 1];
    for (const [column, against] of b.entries()) {
      const replaced = above[column]! + (letter === against ? 0 : 1);
      const isSwap = letter === b[column - 1] && a[index - 1] === against;
      const swapped = isSwap ? rows[index - 1]![column - 1]! + 1 : Infinity;
      row.push(Math.min(replaced, swapped, above[column + 1]! + 1, row[column]! + 1));
    }
    rows.push(row);
  }
  return rows.at(-1)!.at(-1)!;
}

/** The nearest word within its tolerance; the first in a tie. */
function nearest(word: string, known: readonly string[]): string | null {
  let best: string | null = null;
  let least = tolerance(word) + 1;
  for (const candidate of known) {
    if (Math.abs(candidate.length - word.length) >= least) continue;
    const distance = editDistance(word, candidate);
    if (distance < least) [best, least] = [candidate, distance];
  }
  return best;
}

/** The search with the spelling of these names; null if a word has no near match among them. */
export function correctSpelling(q: string, names: readonly string[]): string | null {
  const known = [...new Set(names.flatMap(searchWords))];
  const corrected = searchWords(q).map((word) => nearest(word, known));
  return corrected.length > 0 && corrected.every((word) => word !== null) ? corrected.join(' ') : null;
}
