import { LinkifyIt } from 'linkify-it';
import type { HoldReason } from '@maidan/contract/desk/cases/reports';
import { plain, readAloud, readings } from './skeleton.ts';

/** Common top-level domains. Not every country's: "we won.it was great" contains no link. */
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

/** Whether a text contains a web or e-mail address, even a disguised one. */
export function hasLink(text: string): boolean {
  return links.test(unmask(text));
}

/** "example.com", not "e.g.". */
const isHost = (entry: string): boolean => /^\S+\.\p{L}{2,}/u.test(entry);

/**
 * At the end of an entry it stands for any ending: "idiot*". An entry without it matches whole words, including the
 * plural.
 */
const ANY_ENDING = '*';
const PLURAL = '(?:e?s+)?';

/** The spellings that match a held word: each letter once or drawn out ("fuuuck"), or a star in its place. */
function patternOf(entry: string, { isDrawnOut = true } = {}): RegExp {
  const isBeginning = entry.endsWith(ANY_ENDING);
  const held = isBeginning ? entry.slice(0, -ANY_ENDING.length) : entry;
  const runs = held.match(/(.)\1*/gu) ?? [];
  const source = runs
    .map((run) => `[${run[0] === '*' ? '' : escape([...run][0] ?? '')}*]{${[...run].length}${isDrawnOut ? ',' : ''}}`)
    .join('');
  return new RegExp(`^${source}${isBeginning ? '' : `${PLURAL}$`}`, 'u');
}

const escape = (sign: string): string => sign.replace(/[\\\]^-]/u, '\\$&');

interface Held {
  /** The entry as one word: "killyourself" for "kill yourself". */
  readonly word: RegExp;
  /** Its words, if it has several. */
  readonly phrase: readonly RegExp[];
}

/** Compiled once for each entry: every comment is checked against all of them. */
const patterns = new Map<string, Held | null>();

/** Null for a host, or for an entry without letters. */
function patternsOf(entry: string): Held | null {
  const known = patterns.get(entry);
  if (known !== undefined) return known;
  const words = !/\p{L}/u.test(entry) || isHost(entry) ? [] : readAloud(entry);
  const made =
    words.length === 0
      ? null
      : {
          // "goodie" is not a drawn-out "go die".
          word: patternOf(words.join(''), { isDrawnOut: words.length === 1 }),
          phrase: words.length > 1 ? words.map((one) => patternOf(one)) : [],
        };
  patterns.set(entry, made);
  return made;
}

/** Whether enough of it is letters: a row of stars could be any word. */
const isReadable = (word: string): boolean => [...word].filter((sign) => sign !== '*').length * 2 > [...word].length;

/**
 * Whether a text contains one of these words, however it is spelled.
 * @param held words and phrases as staff wrote them
 */
export function hasHeldWord(text: string, held: readonly string[]): boolean {
  const { inWords, inPhrases } = readings(text);
  const words = [...new Set(inWords.flat())].filter(isReadable);
  const phrases = inPhrases.map((read) => read.filter(isReadable));
  return held.some((entry) => {
    const found = patternsOf(entry);
    if (!found) return false;
    const { word, phrase } = found;
    return words.some((one) => word.test(one)) || phrases.some((read) => hasPhrase(read, phrase));
  });
}

function hasPhrase(words: readonly string[], phrase: readonly RegExp[]): boolean {
  return (
    phrase.length > 0 && words.some((_, start) => phrase.every((pattern, at) => pattern.test(words[start + at] ?? '')))
  );
}

/** Invisible characters, and stacks of marks that no keyboard types. */
export function hasHiddenCharacters(text: string): boolean {
  return (
    /[\u{e0000}-\u{e007f}\u3164\u115f\u1160\uffa0]/u.test(text.replaceAll(FLAGS, '')) ||
    /[[\p{Mn}&&\p{Script=Inherited}]\p{Me}]{3,}/v.test(text) ||
    /[\u200b\u2060-\u2064\ufeff\u00ad]/u.test(text) ||
    // Joiners belong between letters of Indian scripts and in emoji, not in Latin words.
    /[a-z][\u200c\u200d]+[a-z]/iu.test(text)
  );
}

/** Flags of England, Scotland and Wales are written with tag characters. */
const FLAGS = /\u{1f3f4}[\u{e0060}-\u{e007f}]{2,7}/gu;

export interface Writer {
  /** Has at least one comment that readers can see. */
  readonly isKnown: boolean;
  /** A moderator decided that this person's comments are held. */
  readonly isLimited: boolean;
  /** How often the person has written the same text in the last hour. */
  readonly repeats: number;
}

/** A text repeated this often is held. */
const MOST_REPEATS = 2;

/**
 * Why a comment is held for a moderator; null when readers see it at once.
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
