import type { MessageKey, MessageOf } from './english.ts';
import { addLanguage, ENGLISH, packedMessage } from './language-state.ts';
import { fill, type Values } from './message.ts';

// Without a bundler, nothing collects the files; and in a bundle, there is no folder to read.
const languages = await import('./all-languages.ts').then(
  ({ allLanguages }) => allLanguages(),
  async () => (await import('./read-languages.ts')).readLanguages(),
);
for (const [code, catalogue] of languages) addLanguage(code, catalogue);

/** Whether texts exist in a language. */
export const isLanguage = (code: string): boolean => languages.has(code);

/** Messages in one language, for texts that a server writes to a person; in English if the code is unknown. */
export function textIn(code: string) {
  const language = isLanguage(code) ? code : ENGLISH;
  const find = (key: MessageKey) => packedMessage(key, language) ?? packedMessage(key, ENGLISH) ?? '';
  return <Key extends MessageKey>(key: Key, ...values: Values<MessageOf<Key>, string | number>): string =>
    fill(find(key), values[0] ?? {}, find('language.locale'));
}
