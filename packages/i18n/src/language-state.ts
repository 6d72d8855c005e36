import { english } from './english.ts';
import { pack, type Message } from './message.ts';

/** A language's messages by file and name. */
export type Catalogue = Readonly<Record<string, Readonly<Record<string, Message>>>>;

/** The language whose addresses have no prefix; the others have theirs below `/{code}`. */
export const ENGLISH = 'en';

const catalogues = new Map<string, Catalogue>([[ENGLISH, english]]);
let current = (): string => ENGLISH;

export function addLanguage(code: string, catalogue: Catalogue): void {
  catalogues.set(code, catalogue);
}

/** @param read returns the language of the document being rendered */
export function readLanguageFrom(read: () => string): void {
  current = read;
}

/** Renders text in a language other than the document's. It runs synchronously: nothing inside may be awaited. */
export function inLanguage<Said>(code: string, say: () => Said): Said {
  const before = current;
  current = () => code;
  try {
    return say();
  } finally {
    current = before;
  }
}

/** @returns the message of a key as one string; null for an unknown key */
export function packedMessage(key: string, code = current()): string | null {
  const [file = '', name = ''] = key.split('.');
  const message = catalogues.get(code)?.[file]?.[name];
  return message === undefined ? null : pack(message);
}
