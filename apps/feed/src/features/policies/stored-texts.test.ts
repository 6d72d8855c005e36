import { storedParts } from '@maidan/contract/personal-data/inventory';
import type { StoredTable } from '@maidan/contract/personal-data/stored-table';
import { inLanguage } from '@maidan/i18n/language-state';
import { isLanguage } from '@maidan/i18n/text-in';
import { expect, test } from 'vitest';
import { storedTexts } from './stored-texts.ts';

const tables = storedParts.flatMap(({ tables: of }) => Object.entries<StoredTable>(of));

const textsIn = (code: string) =>
  inLanguage(code, () => {
    const { textOf, titleOf } = storedTexts();
    const titles = storedParts.map(({ title }, part) => titleOf(part, title));
    return { titles, texts: tables.map(([table, stored]) => ({ table, stored, text: textOf(table, stored) })) };
  });

test('the English texts come from the inventory that the cleanup uses', () => {
  const { titles, texts } = textsIn('en');
  expect(titles).toEqual(storedParts.map(({ title }) => title));
  for (const { stored, text } of texts)
    expect(text).toMatchObject({ name: stored.name, what: stored.what, why: stored.why });
  const kept = (name: string) => texts.find(({ table }) => table === name)?.text.kept;
  expect([kept('users'), kept('live_events')]).toEqual(['Until you delete your account', 'An hour after the change']);
});

test.each(['hi', 'kn'])('every table is translated into %s, with its retention if it has one', (code) => {
  expect(isLanguage(code)).toBe(true);
  const { titles, texts } = textsIn(code);
  expect(titles.filter((title) => /[a-z]{3}/.test(title))).toEqual([]);
  expect(texts.filter(({ text }) => text.lang === 'en').map(({ table }) => table)).toEqual([]);
  const until = texts.find(({ table }) => table === 'users')?.text.kept;
  const unlimited = texts.filter(({ text }) => text.kept === until).map(({ table }) => table);
  expect(unlimited).toEqual(texts.filter(({ stored }) => !stored.limit).map(({ table }) => table));
  expect(texts.filter(({ text }) => text.kept.includes('§'))).toEqual([]);
});
