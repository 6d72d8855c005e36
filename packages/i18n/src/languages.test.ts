import { describe, expect, test } from 'vitest';
import { allLanguages } from './all-languages.ts';
import { english } from './english.ts';
import { ENGLISH } from './language-state.ts';
import type { Message } from './message.ts';
import { readLanguages } from './read-languages.ts';

const languages = allLanguages();
const others = [...languages].filter(([code]) => code !== ENGLISH);
const messages = Object.entries(english).flatMap(([file, all]) =>
  Object.entries<Message>(all).map(([name, message]) => ({ file, name, message })),
);

const textsOf = (message: Message): string[] => (typeof message === 'string' ? [message] : Object.values(message));
const namesIn = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).toSorted();

test('the server and a build find the same languages', async () => {
  expect(await readLanguages()).toEqual(languages);
  expect(languages.get(ENGLISH)).toEqual(english);
});

/** Texts that the specification quotes. */
const QUOTED = new Set(['league.noRoute', 'pages.noRoute']);
/** Errors of the server that clients match literally. */
const OLDER = /^answers\.|^refused\.(?:picture|infected|disguised|tooMuch|active|macros)/;

test('apostrophes and quotes are typographic', () => {
  const typed = messages.filter(({ message }) => textsOf(message).some((text) => /['"]/.test(text)));
  expect(
    typed.map(({ file, name }) => `${file}.${name}`).filter((one) => !QUOTED.has(one) && !OLDER.test(one)),
  ).toEqual([]);
});

/** Messages for two or more only. */
const MANY = new Set(['inbox.deletedMany', 'score.allSentScorers']);

test('counted things have a singular form', () => {
  const bare = messages.filter(
    ({ message }) => typeof message === 'string' && /\{(?:count|number)\} \w+s\b/.test(message),
  );
  expect(bare.map(({ file, name }) => `${file}.${name}`).filter((one) => !MANY.has(one))).toEqual([]);
});

describe.each(others)('%s', (code, catalogue) => {
  test('has every message and no others', () => {
    const keys = (of: typeof catalogue) =>
      Object.entries(of).flatMap(([file, all]) => Object.keys(all).map((name) => `${file}.${name}`));
    expect(keys(catalogue).toSorted()).toEqual(keys(english).toSorted());
  });

  test('has the same values in every message', () => {
    for (const { file, name, message } of messages) {
      const [wanted = ''] = textsOf(message).slice(-1);
      for (const text of textsOf(catalogue[file]?.[name] ?? '')) {
        expect(namesIn(text), `${code} ${file}.${name}`).toEqual(namesIn(wanted));
      }
    }
  });

  test('has the plural forms that it needs', () => {
    const locale = String(catalogue['language']?.['locale']);
    const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories.toSorted();
    const plurals = messages.filter(({ message }) => typeof message !== 'string');
    for (const { file, name } of plurals) {
      expect(Object.keys(catalogue[file]?.[name] ?? {}).toSorted(), `${file}.${name}`).toEqual(forms);
    }
  });

  test('has an address, a name, and twelve months and seven days', () => {
    const { language = {}, dates = {} } = catalogue;
    expect(language['base']).toBe(`/${code}`);
    expect(Intl.DateTimeFormat.supportedLocalesOf(String(language['locale']))).toHaveLength(1);
    expect(String(dates['months']).split(' ')).toHaveLength(12);
    expect(String(dates['weekdays']).split(' ')).toHaveLength(7);
  });
});
