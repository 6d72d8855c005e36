import { expect, test } from 'vitest';
import { languageName } from './language-name.ts';

test.each([
  ['en', 'English'],
  ['kn', 'ಕನ್ನಡ'],
  ['hi', 'हिन्दी'],
  ['fr', 'Français'],
  ['not a language', 'not a language'],
])('%s is called %s by its readers', (language, name) => {
  expect(languageName(language)).toBe(name);
});

test('gives the name in another language too', () => {
  expect(languageName('kn', 'en')).toBe('Kannada');
});
