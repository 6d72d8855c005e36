import { expect, test } from 'vitest';
import { foldText } from './fold-text.ts';

test.each([
  ['case', 'KABADDI Final', 'kabaddi final'],
  ['accents', '\u00c9clair Jose\u0301', 'eclair jose'],
  ['a joiner in a Kannada word', 'ಫೇಸ್\u200cಬುಕ್', 'ಫೇಸ್ಬುಕ್'],
  ['a joiner at the end of a Kannada word', 'ಕ್ಲಬ್\u200c', 'ಕ್ಲಬ್'],
  ['a joiner in a Hindi word', 'आर्\u200dया', 'आर्या'],
  ['a separate nukta', 'बाज\u093cार', 'बाजार'],
  ['a letter with its nukta', 'बा\u095bार', 'बाजार'],
  ['a Kannada nukta', 'ಜ\u0cbcೂ', 'ಜೂ'],
  ['a two-part vowel', '\u0c95\u0cc6\u0cd5', '\u0c95\u0cc7'],
  ['a no-break space', 'Nbsp\u00a0Rangers', 'nbsp rangers'],
  ['a zero-width space, a soft hyphen and a byte order mark', 'Ze\u200bro\u00adWidth\ufeff', 'zerowidth'],
  ['a sigma at the end', 'ΟΔΟΣ', 'οδοσ'],
  ['wide letters', 'ＫＡＢＡＤＤＩ', 'kabaddi'],
])('%s makes no difference', (_, text, folded) => {
  expect(foldText(text)).toBe(folded);
  expect(foldText(folded)).toBe(folded);
});

test('vowels and other letters make a difference', () => {
  expect(foldText('ಕಿ')).not.toBe(foldText('ಕ'));
  expect(foldText('ಕೆ')).not.toBe(foldText('ಕೇ'));
  expect(foldText('राम')).not.toBe(foldText('रम'));
});
