import { expect, test } from 'vitest';
import { searchWords } from './search-words.ts';
import { inLatin, soundsLike } from './sounds.ts';

test.each([
  ['ಜಯನಗರ', 'jayanagar'],
  ['जयनगर', 'jayanagar'],
  ['ಕೋರಮಂಗಲ', 'koramangal'],
  ['ಬೆಂಗಳೂರು', 'bengaluru'],
  ['बेंगलुरु', 'bengaluru'],
  ['ಇಂದಿರಾನಗರ', 'indiranagar'],
  ['ಮಲ್ಲೇಶ್ವರಂ', 'malleshvaram'],
  ['चाँद', 'chand'],
  ['फ़ॉर्म', 'form'],
  ['फॉर्म', 'form'],
  ['೨೦೨೬', '2026'],
  ['jayanagar', 'jayanagar'],
])('%s is %s in Latin letters', (word, latin) => {
  expect(searchWords(word).flatMap(inLatin)).toContain(latin);
});

test.each([
  ['ಜಯನಗರ', 'jayanagar', true],
  ['ಜಯನಗರ', 'jayanagara', true],
  ['ಜಯನಗರ', 'jaya', true],
  ['ಜಯನಗರ', 'जयनगर', true],
  ['जयनगर', 'ಜಯನಗರ', true],
  ['jayanagar', 'ಜಯನಗರ', true],
  ['jayanagar', 'जयन', true],
  ['चामराजपेट', 'chamarajpet', true],
  ['ಕ್ರಿಕೆಟ್', 'cricket', true],
  ['ಕ್ರಿಕೆಟ್', 'क्रिकेट', true],
  ['ಇಂದಿರಾನಗರ', 'indiranagar', true],
  ['ಮಲ್ಲೇಶ್ವರಂ', 'malleswaram', true],
  ['वार्ड', 'ward', true],
  // Another vowel makes another word, and a single letter is in too many.
  ['ಗಲ್ಲಿ', 'गला', false],
  ['ಗಲ್ಲಿ', 'gilli', false],
  ['ಜಯನಗರ', 'j', false],
  ['ಜಯನಗರ', 'vijayanagar', false],
  ['joy', 'jay', false],
])('%s is found by %s: %s', (word, searched, expected) => {
  expect(soundsLike(word, searched)).toBe(expected);
});
