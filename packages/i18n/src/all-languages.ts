/// <reference types="vite/types/importMeta.d.ts" />
import type { Catalogue } from './language-state.ts';
import type { Message } from './message.ts';

type File = Readonly<{ messages: Readonly<Record<string, Message>> }>;

/** Every folder of `languages` is a language, with subfolders; a bundler collects them. */
const files: Readonly<Record<string, File>> = import.meta.glob('./languages/**/*.ts', { eager: true });

/** The catalogues of all languages, by code. */
export function allLanguages(): ReadonlyMap<string, Catalogue> {
  const found = new Map<string, Record<string, File['messages']>>();
  for (const [path, { messages }] of Object.entries(files)) {
    const [, code = '', file = ''] = /^\.\/languages\/([^/]+)\/(?:.+\/)?([^/]+)\.ts$/.exec(path) ?? [];
    found.set(code, { ...found.get(code), [file]: messages });
  }
  return found;
}
