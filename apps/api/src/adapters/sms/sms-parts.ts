/** The characters that take one place of a message in the GSM alphabet, and those that take two. */
const GSM = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const GSM_EXTENDED = new Set('^{}\\[~]|€');

/**
 * The number of messages that carriers charge for: 160 characters fit in one, 70 in any other alphabet; fewer in joined
 * ones.
 */
export function smsParts(text: string): number {
  let length = 0;
  for (const character of text) {
    if (GSM.has(character)) length += 1;
    else if (GSM_EXTENDED.has(character)) length += 2;
    else return inParts(text.length, 70, 67);
  }
  return inParts(length, 160, 153);
}

const inParts = (length: number, alone: number, joined: number): number =>
  length <= alone ? 1 : Math.ceil(length / joined);
