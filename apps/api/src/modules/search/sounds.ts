/** The Indian scripts from Devanagari to Malayalam have blocks of 128 code points with the same layout. */
const FIRST = 0x0900;
const LAST = 0x0d7f;
const PLACES = 0x80;
const KANNADA = 0x0c80;

const CONSONANTS = 'k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h'.split(' ');
const FIRST_CONSONANT = 0x15;
/** Independent vowels start at 0x05, vowel signs after a consonant at 0x3E. Both spell a long a as `A`. */
const VOWELS = 'a A i i u u ri l e e e ai o o o au'.split(' ');
const FIRST_VOWEL = 0x05;
const SIGNS = 'A i i u u ri ri e e e ai o o o au'.split(' ');
const FIRST_SIGN = 0x3e;
const [CANDRABINDU, ANUSVARA, VIRAMA, DIGIT] = [0x01, 0x02, 0x4d, 0x66];
const [PA, MA] = [0x2a, 0x2e];

const isOfIndia = (code: number): boolean => code >= FIRST && code <= LAST;

/** Whether a text has letters of an Indian script. */
export const hasIndianScript = (text: string): boolean =>
  [...text].some((letter) => isOfIndia(letter.codePointAt(0) ?? 0));

/** The sound of a nasal dot before the letter with this offset. */
function nasal(next: number | undefined, isKannada: boolean): string {
  if (next === undefined) return isKannada ? 'm' : 'n';
  return next >= PA && next <= MA ? 'm' : 'n';
}

/** A word in Latin letters as people type it, with `A` for a long a; other letters are unchanged. */
function spell(word: string): string {
  let spelt = '';
  // The inherent vowel of a consonant.
  let inherent = '';
  const codes = [...word].map((letter) => letter.codePointAt(0) ?? 0);
  for (const [index, code] of codes.entries()) {
    const place = isOfIndia(code) ? code % PLACES : -1;
    const consonant = CONSONANTS[place - FIRST_CONSONANT];
    const sign = SIGNS[place - FIRST_SIGN];
    if (place >= 0 && consonant !== undefined) {
      spelt += inherent + consonant;
      inherent = 'a';
    } else if (sign !== undefined) {
      spelt += sign;
      inherent = '';
    } else if (place === VIRAMA) inherent = '';
    else {
      spelt += inherent;
      inherent = '';
      const next = codes[index + 1];
      const isKannada = code - (code % PLACES) === KANNADA;
      if (place === ANUSVARA || place === CANDRABINDU)
        spelt += nasal(next === undefined ? undefined : next % PLACES, isKannada);
      else if (place >= DIGIT && place < DIGIT + 10) spelt += String(place - DIGIT);
      else spelt += place < 0 ? String.fromCodePoint(code) : (VOWELS[place - FIRST_VOWEL] ?? '');
    }
  }
  // A final inherent vowel is silent: 'jayanagar'.
  return spelt;
}

/** A word of an Indian script in Latin letters: ಜಯನಗರ is 'jayanagar'. Without a nukta ph may be f, and j may be z. */
export function inLatin(word: string): string[] {
  const latin = spell(word).toLowerCase();
  return [...new Set([latin, latin.replaceAll('ph', 'f').replaceAll('j', 'z')])];
}

/**
 * Reduces spellings of one sound to a common form: drops the short a, which is often left out, and uses one letter for
 * pairs such as `w` and `v`.
 */
const fold = (spelt: string): string =>
  spelt
    .replaceAll(/chh?/g, 'C')
    .replaceAll('sh', 's')
    .replaceAll('ph', 'f')
    .replaceAll(/([kgjtdb])h/g, '$1')
    .replaceAll(/ck|[cq]/g, 'k')
    .replaceAll('x', 'ks')
    .replaceAll('w', 'v')
    .replaceAll('z', 'j')
    .replaceAll('ee', 'i')
    .replaceAll('oo', 'u')
    .replaceAll(/(.)\1+/gu, '$1')
    .replaceAll(/(?<=.)a/g, '');

/** Prefixes of indexed sounds: characters that no one types. */
const AS_LATIN = '\u02BB';
const AS_INDIAN = '\u02BC';
/** Shorter sounds are in too many words. */
const SHORTEST = 2;

/** Further index entries of a word: its sound, for searches in Latin letters and in another script. */
export function soundsOf(word: string): string[] {
  if (!hasIndianScript(word)) return [];
  const spelt = spell(word);
  return [AS_LATIN + fold(spelt.toLowerCase()), AS_INDIAN + fold(spelt)];
}

/** Prefixes of index entries that match a searched word: by its sound, and by its Latin spelling. */
export function spellingsOf(word: string): string[] {
  if (hasIndianScript(word)) return [AS_INDIAN + fold(spell(word)), ...inLatin(word)];
  const sound = fold(word);
  return /^[a-z]/.test(word) && sound.length >= SHORTEST ? [AS_LATIN + sound] : [];
}

/** Whether a word of a text begins with a searched word, in any script. */
export function soundsLike(word: string, searched: string): boolean {
  const spellings = spellingsOf(searched);
  return [word, ...soundsOf(word)].some((one) => spellings.some((other) => one.startsWith(other)));
}
