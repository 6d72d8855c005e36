/** The width of a text in pixels, at a font size. */
export type Measure = (text: string, size: number) => number;

export interface Room {
  /** Pixels. */
  readonly width: number;
  /** Sizes to try, largest first, each with its maximum number of lines. */
  readonly sizes: readonly { readonly size: number; readonly lines: number }[];
}

export interface FittedText {
  readonly size: number;
  readonly lines: readonly string[];
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Breaks a text into lines at the largest size at which it fits. At the smallest size it is cut and ends in an ellipsis.
 */
export function fitText(text: string, { width, sizes }: Room, measure: Measure): FittedText {
  if (text === '') return { size: sizes[0]?.size ?? 0, lines: [] };
  let last: FittedText = { size: 0, lines: [] };
  for (const { size, lines: most } of sizes) {
    const fits = (line: string) => measure(line, size) <= width;
    const { lines, broken } = breakLines(text, fits);
    const isSmallest = size === sizes.at(-1)?.size;
    // Only the smallest size may break a word.
    if (lines.length <= most && (!broken || isSmallest)) return { size, lines };
    last = { size, lines: clamp(lines, most, fits) };
  }
  return last;
}

function breakLines(text: string, fits: (line: string) => boolean): { lines: string[]; broken: boolean } {
  const lines: string[] = [];
  let line = '';
  let broken = false;
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    const pieces = fits(word) ? [word] : breakWord(word, fits);
    broken ||= pieces.length > 1;
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? '';
  }
  return { lines: line === '' ? lines : [...lines, line], broken };
}

/** Breaks between graphemes: a mark stays with its letter, a conjunct stays whole. */
function breakWord(word: string, fits: (line: string) => boolean): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const { segment } of graphemes.segment(word)) {
    if (piece !== '' && !fits(piece + segment)) {
      pieces.push(piece);
      piece = '';
    }
    piece += segment;
  }
  return [...pieces, piece];
}

function clamp(lines: readonly string[], most: number, fits: (line: string) => boolean): string[] {
  if (lines.length <= most) return [...lines];
  const kept = lines.slice(0, most);
  let letters = Array.from(graphemes.segment(kept.at(-1) ?? ''), ({ segment }) => segment);
  while (letters.length > 0 && !fits(`${letters.join('').trimEnd()}…`)) letters = letters.slice(0, -1);
  return [...kept.slice(0, -1), `${letters.join('').replace(/[\s….,;:–-]+$/u, '')}…`];
}
