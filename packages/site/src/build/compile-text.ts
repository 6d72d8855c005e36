import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENGLISH, type Catalogue } from '@maidan/i18n/language-state';
import { pack, type Message } from '@maidan/i18n/message';
import type { Plugin } from 'vite';
import { inFolder } from './script-folders.ts';

export type Languages = ReadonlyMap<string, Catalogue>;

const TEXT_MODULE = /\/i18n\/src\/text\.ts$/;
const COMPILED_MODULE = /\/i18n\/src\/compiled-text\.ts$/;
/** A call with a literal key, up to the character that ends the argument. */
const CALL = /(?<![\w$.])(t|parts)\(\s*["'`]([a-z]\w*\.\w+)["'`]\s*([,)])/g;
const MARK = /@@t:([\w.]+):[\w-]+@@/g;

function messageOf(languages: Languages, code: string, key: string): Message {
  const [file = '', name = ''] = key.split('.');
  const message = languages.get(code)?.[file]?.[name];
  if (message === undefined) throw new Error(`The language ${code} has no message ${key}.`);
  return message;
}

/** A placeholder for a message until a file is written. It changes with its texts, and so does the file name. */
function markOf(languages: Languages, key: string): string {
  const texts = [...languages.keys()].map((code) => pack(messageOf(languages, code, key)));
  return `@@t:${key}:${hash('sha1', texts.join('\n'), 'base64url').slice(0, 8)}@@`;
}

const unescaped = /["'`$\\]|\p{Cc}|\u2028|\u2029/gu;
/** Escapes a text for any kind of quotes in a script. */
const quoted = (text: string): string =>
  text.replaceAll(unescaped, (sign) => String.raw`\u${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`);

/** Replaces each key in the browser scripts with a placeholder; `writeLanguages` inserts the texts. */
export function compileText(languages: Languages): Plugin {
  return {
    name: 'maidan:compile-text',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: TEXT_MODULE },
      handler: () => "export { t, parts } from './compiled-text.ts';",
    },
    transform: {
      order: 'post',
      handler(code, id) {
        if (COMPILED_MODULE.test(id)) return code.replace('language.locale', markOf(languages, 'language.locale'));
        if (!code.includes('i18n/text') && !code.includes('./text.ts')) return null;
        return code.replaceAll(CALL, (_, name: string, key: string, end: string) => {
          const text = JSON.stringify(markOf(languages, key));
          // Without values, it becomes the text itself.
          return name === 't' && end === ')' ? text : `${name}(${text}${end}`;
        });
      },
    },
  };
}

/**
 * Writes the scripts of a build once per language, with its texts inserted: a reader loads one language, in as many
 * files as before.
 * @param codes English stays where it is; each other language gets a folder
 */
export function writeLanguages(clientDir: string, languages: Languages, codes: readonly string[]): void {
  const folder = join(clientDir, 'assets');
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const known = new Set(names);
  for (const name of names) {
    const code = readFileSync(join(folder, name), 'utf8');
    const textIn = (language: string) =>
      code.replaceAll(MARK, (_, key: string) => quoted(pack(messageOf(languages, language, key))));
    for (const language of codes.filter((other) => other !== ENGLISH)) {
      const path = join(folder, language, name);
      if (existsSync(path)) continue;
      mkdirSync(join(folder, language), { recursive: true });
      writeFileSync(path, inFolder(textIn(language), language, known));
    }
    if (code.includes('@@t:')) writeFileSync(join(folder, name), textIn(ENGLISH));
  }
}
