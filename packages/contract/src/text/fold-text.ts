/**
 * Characters in which two spellings of a word may differ: invisible ones, accents, and the nukta of Indian scripts, in
 * Unicode's decomposed form. The `folded` function of the databases removes the same.
 */
const LEFT_OUT = /\p{Default_Ignorable_Code_Point}|[\u0300-\u036f]|\u093c|\u09bc|\u0a3c|\u0abc|\u0b3c|\u0c3c|\u0cbc/gu;

/** Most texts have none and are compared unchanged. */
const OTHER_THAN_ASCII = /\P{ASCII}/u;

/**
 * A text as searches compare it, so that either spelling finds it: in lower case, without joiners, accents and nuktas,
 * and with plain spaces.
 */
export const foldText = (text: string): string =>
  OTHER_THAN_ASCII.test(text)
    ? // Sigma is a different letter at the end of a word.
      text.normalize('NFKD').replaceAll(LEFT_OUT, '').toLowerCase().replaceAll('ς', 'σ').normalize('NFC')
    : text.toLowerCase();
