/** What a name may consist of: one rule for people, teams, tags and whatever else is listed by its name. */

/** Letters of the scripts that need joiners: those of India, and Arabic. */
const JOINING = `\\p{scx=Deva}\\p{scx=Beng}\\p{scx=Guru}\\p{scx=Gujr}\\p{scx=Orya}\\p{scx=Taml}\\p{scx=Telu}\\p{scx=Knda}\\p{scx=Mlym}\\p{scx=Sinh}\\p{scx=Arab}`;

/** What cannot be seen by itself and yet belongs to what can: joiners between letters, and parts of emoji. */
const KEPT = [
  `(?<=[${JOINING}][\\u200c\\u200d]*)[\\u200c\\u200d](?=[${JOINING}])`,
  `(?<=\\p{Extended_Pictographic}[\\ufe0f\\u{1f3fb}-\\u{1f3ff}]?)\\u200d(?=\\p{Extended_Pictographic})`,
  `(?<=\\p{Emoji})\\ufe0f`,
  // Flags of England, Scotland and Wales.
  `\\u{1f3f4}[\\u{e0060}-\\u{e007f}]{2,7}`,
].join('|');
const UNSEEN = new RegExp(`(${KEPT})|[\\p{Default_Ignorable_Code_Point}\\p{Cf}\\u2800]`, 'gu');

/**
 * The name as everybody sees it: without what is invisible, control characters, line breaks and doubled spaces. Two that
 * look equal are equal.
 */
export const tidyName = (typed: string): string =>
  typed
    .normalize('NFC')
    .replaceAll(UNSEEN, (_, kept: string | undefined) => kept ?? '')
    .replaceAll(/\p{Cc}/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Marks piled up on one letter until they cover the lines around it; no language writes more than three. */
export const hasPiledMarks = (name: string): boolean => /\p{M}{4}/u.test(name);
