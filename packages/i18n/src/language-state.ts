import { english } from './english.ts';
import { pack, type Message } from './message.ts';

/** A language's messages by file and name. */
export type Catalogue = Readonly<Record<string, Readonly<Record<string, Message>>>>;

/** The language of today's addresses; the others have theirs below `/{code}`. */
export const ENGLISH = 'en';

const catalogues = new Map<string, Catalogue>([[ENGLISH, english]]);
let current = (): string => ENGLISH;

export function addLanguage(code: string, catalogue: Catalogue): void {
  catalogues.set(code, catalogue);
}

/** @param read gives the language of the document that is being rendered */
export function readLanguageFrom(read: () => string): void {
  current = read;
}

/** What is said in another language than that of the document. It is said at once: nothing in it may be awaited. */
export function inLanguage<Said>(code: string, say: () => Said): Said {
  const before = current;
  current = () => code;
  try {
    return say();
  } finally {
    current = before;
  }
}

/** @returns the message of a key as one string; null for what is no key of the language */
export function packedMessage(key: string, code = current()): string | null {
  const [file = '', name = ''] = key.split('.');
  const message = catalogues.get(code)?.[file]?.[name];
  return message === undefined ? null : pack(message);
}
