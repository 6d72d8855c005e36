import { COVER, type CoverKind } from '@maidan/contract/desk/cases/reports';

const STREET = 'main|cross|block|floor|street|road|lane|stage|phase|sector|layout|apartments?|ಕ್ರಾಸ್|ರಸ್ತೆ|गली|सड़क';

/** In the order in which they are tried at each position of a text. */
const patterns: readonly (readonly [kind: CoverKind, source: string])[] = [
  ['mail', String.raw`[^\s@<>()]+@[^\s@<>()]+\.\p{L}{2,}`],
  ['place', String.raw`https?:\/\/(?:maps\.|goo\.gl\/maps|maps\.app\.|(?:www\.)?google\.[a-z.]+\/maps)\S*`],
  // Six digits may be a postal code, eight and more a phone number; covering too much costs only a tap.
  ['number', String.raw`(?<![\p{L}\p{Nd}])\+?\(?\p{Nd}(?:[\s().\u2010-\u2015-]{0,2}\p{Nd}){5,}`],
  [
    'place',
    String.raw`(?:(?:#|no\.?|flat|house|door)\s*)?\p{Nd}+[a-z]?(?:\/\p{Nd}+)?(?:,?\s+\p{Nd}+\s*(?:st|nd|rd|th|ನೇ|वीं)?)?\s+(?:${STREET})(?!\p{L})|\p{Nd}+(?:st|nd|rd|th|ನೇ|वीं)\s+(?:${STREET})(?!\p{L})`,
  ],
];
const names = patterns.map((_, index) => `k${index}`);
const everything = new RegExp(patterns.map(([, source], index) => `(?<${names[index]}>${source})`).join('|'), 'giu');

interface Covered {
  readonly text: string;
  /** What each `COVER` in the text hides. */
  readonly covered: readonly CoverKind[];
}

/** Covers phone numbers, places and addresses, so that a moderator does not see private details. */
export function coverNumbers(written: string): Covered {
  const covered: CoverKind[] = [];
  const text = written.replaceAll(COVER, '').replaceAll(everything, (...found) => {
    const groups = found.at(-1) as Readonly<Record<string, string | undefined>>;
    covered.push(patterns[names.findIndex((name) => groups[name] !== undefined)]?.[0] ?? 'number');
    return COVER;
  });
  return { text, covered };
}

/** The same text with a description in place of each cover, for places where nothing can be uncovered. */
export function coverInWords(written: string): string {
  const { text, covered } = coverNumbers(written);
  let at = 0;
  return text.replaceAll(COVER, () => `(${covered[at++] ?? 'number'} covered)`);
}
