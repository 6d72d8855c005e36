/** Letters of other alphabets, and signs, that look like a Latin letter. */
const lookAlikes: Readonly<Record<string, string>> = {
  // Cyrillic
  а: 'a',
  в: 'b',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  ё: 'e',
  һ: 'h',
  і: 'i',
  ї: 'i',
  ј: 'j',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  ѕ: 's',
  т: 't',
  у: 'y',
  х: 'x',
  ѵ: 'v',
  ԝ: 'w',
  ӏ: 'l',
  п: 'n',
  г: 'r',
  и: 'u',
  б: 'b',
  ц: 'u',
  // Greek
  α: 'a',
  β: 'b',
  ε: 'e',
  η: 'n',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  σ: 's',
  ς: 's',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ω: 'w',
  μ: 'u',
  γ: 'y',
  // Others
  ı: 'i',
  ɩ: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ß: 'b',
  æ: 'ae',
  œ: 'oe',
  ƒ: 'f',
  ɡ: 'g',
  ʀ: 'r',
  ɑ: 'a',
  ɓ: 'b',
  ɗ: 'd',
  ɢ: 'g',
  ɪ: 'i',
  ᴀ: 'a',
  ʙ: 'b',
  ᴄ: 'c',
  ᴅ: 'd',
  ᴇ: 'e',
  ꜰ: 'f',
  ʜ: 'h',
  ᴊ: 'j',
  ᴋ: 'k',
  ʟ: 'l',
  ᴍ: 'm',
  ɴ: 'n',
  ᴏ: 'o',
  ᴘ: 'p',
  ꜱ: 's',
  ᴛ: 't',
  ᴜ: 'u',
  ᴠ: 'v',
  ᴡ: 'w',
  ʏ: 'y',
  ᴢ: 'z',
};

/** Read as a letter only inside a word: "sh1t", but not "1 - 0". */
const digits: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  6: 'g',
  7: 't',
  8: 'b',
  9: 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
  '€': 'e',
  '£': 'l',
  '+': 't',
};

/** Combining marks that can be stacked on Latin letters; the vowel signs of Kannada and Hindi are not among them. */
const LATIN_MARKS = /[\p{Mn}&&\p{Script=Inherited}]/gv;
/** Invisible characters. */
const UNSEEN = /[\p{Cf}\u115f\u1160\u3164\uffa0\u2800]/gu;
/** Letters and digits with their marks, and signs that stand for a letter within a word. */
const WORD = /[\p{L}\p{N}\p{M}@$!|€£+*]+/gu;

/** The first code points of sign alphabets: circled letters, squared letters, and flag letters. */
const SIGN_ALPHABETS = [0x1_f150, 0x1_f170, 0x1_f1e6];
const SIGNS = /[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu;

function signAsLetter(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  const start = SIGN_ALPHABETS.findLast((first) => first <= code) ?? code;
  return String.fromCodePoint(0x61 + code - start);
}

/** Lower case, with one form of each letter, and without invisible characters. */
export function plain(text: string): string {
  const folded = text.normalize('NFKC').replaceAll(UNSEEN, '').toLowerCase();
  return folded.normalize('NFD').replaceAll(LATIN_MARKS, '').normalize('NFC');
}

function asLatin(word: string): string {
  const letters = Array.from(word, (sign) => lookAlikes[sign] ?? sign).join('');
  if (!/\p{L}/u.test(letters)) return letters;
  return Array.from(letters.replace(/[!+|]+$/u, ''), (sign) => digits[sign] ?? sign).join('');
}

const letters = (text: string): string => plain(text).replaceAll(SIGNS, signAsLetter);

/** The words of a text as a person would read them, whatever characters they are written with. */
export function readAloud(text: string): string[] {
  const words = letters(text).match(WORD) ?? [];
  return words.map(asLatin).filter((word) => word !== '');
}

interface Readings {
  /** For finding single words: as written, or spelled out letter by letter. */
  readonly inWords: readonly string[][];
  /** For finding consecutive words. "die-hard" is one word here. */
  readonly inPhrases: readonly string[][];
}

/** The possible words of a text. */
export function readings(text: string): Readings {
  const read = readAloud(text);
  // "@someone" mentions a person, "@ss" does not.
  const unmarked = readAloud(text.replaceAll(/(?<![\p{L}\p{N}])[@$!*+]+/gu, ' '));
  const unsplit = joinSplit(text);
  return { inWords: [read, unmarked, joinSpelled(read), unsplit], inPhrases: [unsplit, joinSpelled(unsplit)] };
}

/** "f u c k" as one word. */
function joinSpelled(words: readonly string[]): string[] {
  const joined: string[] = [];
  let spelled = '';
  for (const word of [...words, '  ']) {
    if ([...word].length === 1) {
      spelled += word;
      continue;
    }
    if (spelled !== '') joined.push(spelled);
    spelled = '';
    joined.push(word);
  }
  return joined.slice(0, -1);
}

/** "f.u-c_k" as one word: signs between the letters of a word without spaces. */
function joinSplit(text: string): string[] {
  return letters(text)
    .split(/\s+/u)
    .map((part) => asLatin((part.match(WORD) ?? []).join('')))
    .filter((word) => word !== '');
}
