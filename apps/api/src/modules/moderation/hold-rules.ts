import { LinkifyIt } from 'linkify-it';
import type { HoldReason } from '@maidan/contract/desk/reports';
import { plain, readAloud, readings } from './skeleton.ts';

/** Endings of addresses that people share. Not every country's: "we won.it was great" has no link. */
const ENDINGS = `com net org info biz app bet bio blog casino click cloud club dev fun icu link live lol online page pro site
  shop store stream tech top vip website win work world xyz xxx in io co me ru tk tv gg to cc ly uk us de cn br pk bd lk np
  sh su ws pw ga ml cf gq id ph vn ng eu ai gl be`;
const links = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: true, fuzzyIP: true }).tlds(ENDINGS.split(/\s+/u));

/** "example dot com", "example[.]com", "example。com", "hxxps". */
function unmask(text: string): string {
  return plain(text)
    .replaceAll(/[。．｡․‧∙·]/gu, '.')
    .replaceAll(/\s*[([{<]\s*(?:\.|dot|punkt)\s*[)\]}>]\s*/gu, '.')
    .replaceAll(/(?<=[\p{L}\p{N}])\s+(?:dot|ಡಾಟ್|डॉट)\s+(?=[\p{L}\p{N}])/gu, '.')
    .replaceAll(/\bhxxp/gu, 'http')
    .replaceAll(/(?<=https?)\s*:\s*\/\s*\/\s*/gu, '://')
    .replaceAll(/(?<=[a-z0-9])\s+\.\s*(?=(?:com|net|org|in|io|xyz|me|ru|info|link|site|top)\b)/gu, '.');
}

/** Whether a text has an address of the web or of a mailbox, also one in disguise. */
export function hasLink(text: string): boolean {
  return links.test(unmask(text));
}

/** "example.com", not "e.g.". */
const isHost = (entry: string): boolean => /^\S+\.\p{L}{2,}/u.test(entry);

/** Of a word of more letters the beginning is enough: "idiots". */
const SHORT = 3;

/** What a held word matches: each letter once or drawn out ("fuuuck"), or a star in its place. */
function patternOf(held: string): RegExp {
  const runs = held.match(/(.)\1*/gu) ?? [];
  const source = runs
    .map((run) => `[${run[0] === '*' ? '' : escape([...run][0] ?? '')}*]{${[...run].length},}`)
    .join('');
  return new RegExp(`^${source}${[...held].length > SHORT ? '' : '$'}`, 'u');
}

const escape = (sign: string): string => sign.replace(/[\\\]^-]/u, '\\$&');

/** Made once for each entry: a comment is held against all of them. */
const phrases = new Map<string, readonly RegExp[]>();

/** The words of an entry; none for a host, or for signs alone. */
function phraseOf(entry: string): readonly RegExp[] {
  const known = phrases.get(entry);
  if (known) return known;
  const phrase = !/\p{L}/u.test(entry) || isHost(entry) ? [] : readAloud(entry).map(patternOf);
  phrases.set(entry, phrase);
  return phrase;
}

/** Whether enough of it is letters: a row of stars could be any word. */
const isReadable = (word: string): boolean => [...word].filter((sign) => sign !== '*').length * 2 > [...word].length;

/**
 * Finds whether one of these words is in a text, however it is spelled.
 * @param held words and phrases as staff wrote them
 */
export function hasHeldWord(text: string, held: readonly string[]): boolean {
  const read = readings(text).map((words) => words.filter(isReadable));
  return held.some((entry) => {
    const phrase = phraseOf(entry);
    return phrase.length > 0 && read.some((words) => hasPhrase(words, phrase));
  });
}

function hasPhrase(words: readonly string[], phrase: readonly RegExp[]): boolean {
  return words.some((_, start) => phrase.every((pattern, at) => pattern.test(words[start + at] ?? '')));
}

/** Characters that cannot be seen, and marks piled up as no keyboard types them. */
export function hasHiddenCharacters(text: string): boolean {
  return (
    /[\u{e0000}-\u{e007f}\u3164\u115f\u1160\uffa0]/u.test(text.replaceAll(FLAGS, '')) ||
    /[[\p{Mn}&&\p{Script=Inherited}]\p{Me}]{3,}/v.test(text) ||
    /[\u200b\u2060-\u2064\ufeff\u00ad]/u.test(text) ||
    // Joiners belong between letters of Indian scripts and in emoji, not in Latin words.
    /[a-z][\u200c\u200d]+[a-z]/iu.test(text)
  );
}

/** Flags of England, Scotland and Wales are written with tags. */
const FLAGS = /\u{1f3f4}[\u{e0060}-\u{e007f}]{2,7}/gu;

export interface Writer {
  /** Has at least one comment that readers see. */
  readonly isKnown: boolean;
  /** A moderator decided that what this person writes waits. */
  readonly isLimited: boolean;
  /** How often the person has written the same in the last hour. */
  readonly repeats: number;
}

/** A text that was repeated this often waits. */
const MOST_REPEATS = 2;

/**
 * Why a comment waits for a moderator; null when readers see it at once.
 * @param held words, phrases and hosts that staff listed
 */
export function whyHeld(text: string, writer: Writer, held: readonly string[]): HoldReason | null {
  if (writer.isLimited) return 'limited';
  if (hasHiddenCharacters(text)) return 'characters';
  if (hasHeldWord(text, held)) return 'words';
  const isListedHost = held.some((entry) => isHost(entry) && unmask(text).includes(plain(entry)));
  if (isListedHost || (!writer.isKnown && hasLink(text))) return 'link';
  return writer.repeats >= MOST_REPEATS ? 'repeated' : null;
}
