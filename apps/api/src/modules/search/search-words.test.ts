import { expect, test } from 'vitest';
import { searchWords, toMatch } from './search-words.ts';

test.each([
  ['Kick-off at DUSK!', ['kick', 'off', 'at', 'dusk']],
  ['\u00c9clair Stra\u00dfe \u017b\u00f3\u0142w', ['eclair', 'straße', 'zo\u0142w']],
  ['ಮೈದಾನ: ಗಲ್ಲಿ ಕ್ರಿಕೆಟ್', ['ಮೈದಾನ', 'ಗಲ್ಲಿ', 'ಕ್ರಿಕೆಟ್']],
  ['गली क्रिकेट, 2026', ['गली', 'क्रिकेट', '2026']],
  ['ಕ್ರಿಕೆಟ್\u200c', ['ಕ್ರಿಕೆಟ್']],
  ['" * & | : ( ) \\ %', []],
])('the words of %j are %j', (text, words) => {
  expect(searchWords(text)).toEqual(words);
});

test('a query quotes its words, so that nothing in them acts as an operator [A-7]', () => {
  expect(toMatch('a "b* OR c', 'sqlite')).toBe('("a"*) AND ("b"*) AND ("or"* OR "\u02BBor"*) AND ("c"*)');
  expect(toMatch("a' | !b", 'postgres')).toBe("('~a':*) & ('~b':*)");
  expect(toMatch('%', 'sqlite')).toBeNull();
});
