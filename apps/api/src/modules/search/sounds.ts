/** The scripts of India have their letters at the same places of 128, from Devanagari to Malayalam. */
const FIRST = 0x0900;
const LAST = 0x0d7f;
const PLACES = 0x80;
const KANNADA = 0x0c80;

const CONSONANTS = 'k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h'.split(' ');
const FIRST_CONSONANT = 0x15;
/** Independent from place 0x05, signs after a consonant from 0x3E. A long a is `A`: Latin letters do not distinguish it. */
const VOWELS = 'a A i i u u ri l e e e ai o o o au'.split(' ');
const FIRST_VOWEL = 0x05;
const SIGNS = 'A i i u u ri ri e e e ai o o o au'.split(' ');
const FIRST_SIGN = 0x3e;
const [CANDRABINDU, ANUSVARA, VIRAMA, DIGIT] = [0x01, 0x02, 0x4d, 0x66];
const [PA, MA] = [0x2a, 0x2e];

const isOfIndia = (code: number): boolean => code >= FIRST && code <= LAST;

/** Whether a text has letters of a script of India. */
export const hasIndianScript = (text: string): boolean =>
  [...text].some((letter) => isOfIndia(letter.codePointAt(0) ?? 0));

/** How a dot that is a nasal sounds before the letter at this place. */
function nasal(next: number | undefined, isKannada: boolean): string {
  if (next === undefined) return isKannada ? 'm' : 'n';
  return next >= PA && next <= MA ? 'm' : 'n';
}

/** A word in Latin letters as people type it, with `A` for a long a; letters of other scripts stay. */
function spell(word: string): string {
  let spelt = '';
  // The vowel that a consonant has by itself.
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
  // A vowel that is not written is not spoken at the end: 'jayanagar'.
  return spelt;
}

/** The word of a script of India in Latin letters: ಜಯನಗರ is 'jayanagar'. Without a nukta ph may be f, and j be z. */
export function inLatin(word: string): string[] {
  const latin = spell(word).toLowerCase();
  return [...new Set([latin, latin.replaceAll('ph', 'f').replaceAll('j', 'z')])];
}

/**
 * What spellings of one sound have in common: without a short a, which is written in some and left out in others, and
 * with one letter for each pair such as `w` and `v`.
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

/** Marks of words that are sounds: no one types them. */
const AS_LATIN = '\u02BB';
const AS_INDIAN = '\u02BC';
/** Fewer letters are in too many words. */
const SHORTEST = 2;

/** What the index holds of a word besides itself: its sound, for searches in Latin letters and in another script. */
export function soundsOf(word: string): string[] {
  if (!hasIndianScript(word)) return [];
  const spelt = spell(word);
  return [AS_LATIN + fold(spelt.toLowerCase()), AS_INDIAN + fold(spelt)];
}

/** Beginnings of what the index may hold in place of a searched word: its sound, and its Latin spelling. */
export function spellingsOf(word: string): string[] {
  if (hasIndianScript(word)) return [AS_INDIAN + fold(spell(word)), ...inLatin(word)];
  const sound = fold(word);
  return /^[a-z]/.test(word) && sound.length >= SHORTEST ? [AS_LATIN + sound] : [];
}

/** Whether a word of a text begins with a searched word, in whatever script each is. */
export function soundsLike(word: string, searched: string): boolean {
  const spellings = spellingsOf(searched);
  return [word, ...soundsOf(word)].some((one) => spellings.some((other) => one.startsWith(other)));
}
