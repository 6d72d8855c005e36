/** Finds web addresses in text that people write: one rule for messages, comments and everything else with links. */

interface TextPart {
  readonly text: string;
  /** Where it leads; null for text between addresses. */
  readonly href: string | null;
}

/**
 * Characters that are never in an address unencoded, and those that end one in running text: spaces, angle brackets,
 * curly and angle quotation marks, the danda of Indian scripts, an ellipsis, and invisible characters.
 */
const END = '\\s<>"“”„‟‹›«»「」『』《》〈〉।॥…\\p{Cf}';
const CANDIDATE = new RegExp(`(?<![\\p{L}\\p{N}@/.])(?:https?://[^${END}]+|www\\.[^${END}]+\\.[^${END}]+)`, 'giu');
/** At the end of an address these belong to the sentence. An underscore does not: account names can end with one. */
const PUNCTUATION = /[.,;:!?'’‘`*~|]$/u;
const OPENING: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

const count = (text: string, sign: string): number => text.split(sign).length - 1;

/** Without the sentence's punctuation, and without the closing bracket of one opened before the address. */
function trimEnd(candidate: string): string {
  let address = candidate;
  for (;;) {
    const last = address.at(-1) ?? '';
    const opening = OPENING[last];
    const isOpenedBefore = opening !== undefined && count(address, last) > count(address, opening);
    if (!isOpenedBefore && !PUNCTUATION.test(address)) return address;
    address = address.slice(0, -1);
  }
}

/** The address as a browser follows it; null if it has no host. */
function hrefOf(address: string): string | null {
  const url = /^www\./i.test(address) ? `https://${address}` : address;
  return /^https?:\/\/[^/?#]*[\p{L}\p{N}]/iu.test(url) ? url : null;
}

/** A text in parts; web addresses have an `href`. Joined, the parts are the text. */
export function splitAddresses(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let done = 0;
  for (const { 0: candidate, index } of text.matchAll(CANDIDATE)) {
    const address = trimEnd(candidate);
    const href = hrefOf(address);
    if (href === null) continue;
    if (index > done) parts.push({ text: text.slice(done, index), href: null });
    parts.push({ text: address, href });
    done = index + address.length;
  }
  if (done < text.length) parts.push({ text: text.slice(done), href: null });
  return parts;
}
