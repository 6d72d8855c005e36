import { afterEach, expect, test } from 'vitest';
import { allLanguages } from './all-languages.ts';
import { addLanguage, ENGLISH, readLanguageFrom } from './language-state.ts';
import { sortNames } from './sort-names.ts';

for (const [code, catalogue] of allLanguages()) addLanguage(code, catalogue);
afterEach(() => readLanguageFrom(() => ENGLISH));

test.each(['en', 'hi', 'kn'])('names are sorted alphabetically in %s, and numbers by value', (code) => {
  readLanguageFrom(() => code);
  expect(sortNames(['kings', 'Team 10', 'Jets', 'Éclairs', 'Team 2'])).toEqual([
    'Éclairs',
    'Jets',
    'kings',
    'Team 2',
    'Team 10',
  ]);
  expect(sortNames(['ಮೈದಾನ', 'ಅಂಕ', 'ಕಬಡ್ಡಿ'])).toEqual(['ಅಂಕ', 'ಕಬಡ್ಡಿ', 'ಮೈದಾನ']);
  expect(sortNames(['मैदान', 'अंक', 'कबड्डी'])).toEqual(['अंक', 'कबड्डी', 'मैदान']);
});

test('a page in Kannada lists Kannada names first', () => {
  const names = ['Jets', 'ಕಬಡ್ಡಿ'];
  expect(sortNames(names)).toEqual(['Jets', 'ಕಬಡ್ಡಿ']);
  readLanguageFrom(() => 'kn');
  expect(sortNames(names)).toEqual(['ಕಬಡ್ಡಿ', 'Jets']);
});
