/** Longer text never fits. */
const LONGEST = 160;

/**
 * The characters that our fonts can draw, as first and last code points: Latin with accents, common signs, Devanagari,
 * Kannada; no emoji and no other scripts.
 */
const DRAWABLE = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x218, 0x21b],
  [0x300, 0x304],
  [0x308, 0x308],
  [0x900, 0x97f],
  [0xc80, 0xcf3],
  [0x1e00, 0x1e9f],
  [0x1ea0, 0x1ef9],
  // The joiners that choose the form of a conjunct.
  [0x200c, 0x200d],
  [0x2010, 0x2015],
  [0x2018, 0x201e],
  [0x2020, 0x2022],
  [0x2026, 0x2026],
  [0x2030, 0x2030],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x20b9, 0x20b9],
  [0x2122, 0x2122],
  [0x2212, 0x2212],
] as const;

function isDrawable(letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return DRAWABLE.some(([first, last]) => code >= first && code <= last);
}

/** More than four marks on one letter are an attack. */
const PILED = /(\p{M}{4})\p{M}+/gu;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * The drawable part of a text, on one line: without unsupported characters, direction marks or stacks of accents. ''
 * when nothing is left.
 */
export function drawableText(text: string): string {
  const known = Array.from(
    text
      // Cut it first: the cost must not grow with the length of the text.
      .slice(0, LONGEST * 10)
      // Mathematical letters become plain ones.
      .normalize('NFKC')
      .replaceAll(/[\t\n\r\u2028\u2029]/g, ' '),
  )
    .filter(isDrawable)
    .join('')
    .replaceAll(PILED, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();
  // Of a name in another script, only the punctuation may be left.
  if (!/[\p{L}\p{N}]/u.test(known)) return '';
  const all = Array.from(graphemes.segment(known), ({ segment }) => segment);
  return all.length > LONGEST ? `${all.slice(0, LONGEST).join('').trimEnd()}…` : known;
}
