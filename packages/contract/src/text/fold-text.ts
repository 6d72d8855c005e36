/**
 * What two spellings of a word may differ in: characters that cannot be seen, accents, and the nukta of the scripts of
 * India, each in Unicode's decomposed form. The function `folded` of the databases leaves out the same.
 */
const LEFT_OUT = /\p{Default_Ignorable_Code_Point}|[\u0300-\u036f]|\u093c|\u09bc|\u0a3c|\u0abc|\u0b3c|\u0c3c|\u0cbc/gu;

/** Most texts have none, and are then compared as they are. */
const OTHER_THAN_ASCII = /\P{ASCII}/u;

/**
 * A text as searches compare it, so that one is found however either is spelled: in lower case, without joiners, accents
 * and nuktas, and with plain spaces.
 */
export const foldText = (text: string): string =>
  OTHER_THAN_ASCII.test(text)
    ? // A sigma is another letter at the end of a word.
      text.normalize('NFKD').replaceAll(LEFT_OUT, '').toLowerCase().replaceAll('ς', 'σ').normalize('NFC')
    : text.toLowerCase();
