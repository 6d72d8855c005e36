/** The rule for names: of people, teams, tags and anything else listed by name. */

/** Letters of the scripts that need joiners: Indian ones and Arabic. */
const JOINING = `\\p{scx=Deva}\\p{scx=Beng}\\p{scx=Guru}\\p{scx=Gujr}\\p{scx=Orya}\\p{scx=Taml}\\p{scx=Telu}\\p{scx=Knda}\\p{scx=Mlym}\\p{scx=Sinh}\\p{scx=Arab}`;

/** Invisible characters that visible ones need: joiners between letters, and parts of emoji. */
const KEPT = [
  `(?<=[${JOINING}][\\u200c\\u200d]*)[\\u200c\\u200d](?=[${JOINING}])`,
  `(?<=\\p{Extended_Pictographic}[\\ufe0f\\u{1f3fb}-\\u{1f3ff}]?)\\u200d(?=\\p{Extended_Pictographic})`,
  `(?<=\\p{Emoji})\\ufe0f`,
  // Flags of England, Scotland and Wales.
  `\\u{1f3f4}[\\u{e0060}-\\u{e007f}]{2,7}`,
].join('|');
const UNSEEN = new RegExp(`(${KEPT})|[\\p{Default_Ignorable_Code_Point}\\p{Cf}\\u2800]`, 'gu');

/**
 * The name as it appears: without invisible and control characters, line breaks and doubled spaces. Names that look equal
 * are equal.
 */
export const tidyName = (typed: string): string =>
  typed
    .normalize('NFC')
    .replaceAll(UNSEEN, (_, kept: string | undefined) => kept ?? '')
    .replaceAll(/\p{Cc}/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Marks piled up on one letter until they cover nearby lines; no language uses more than three. */
export const hasPiledMarks = (name: string): boolean => /\p{M}{4}/u.test(name);
