import { expect, test } from 'vitest';
import { hasPiledMarks, tidyName } from './names.ts';

test.each([
  ['zero-width spaces', '\u200bAsha\u200b', 'Asha'],
  ['only invisible characters', '\u200b\u200b\u3164\u2800\u115f\uffa0\u{e0041}', ''],
  ['a soft hyphen, a word joiner and a byte order mark', 'A\u00ads\u2060h\ufeffa', 'Asha'],
  ['direction marks', '\u202eahsA\u200f', 'ahsA'],
  ['line breaks, tabs and doubled spaces', ' Asha\n\tRao  K ', 'Asha Rao K'],
  ['no-break spaces', 'Nbsp\u00a0Rangers', 'Nbsp Rangers'],
  ['a decomposed letter', 'Jose\u0301', 'José'],
  ['a joiner between Kannada letters', 'ಫೇಸ್\u200cಬುಕ್', 'ಫೇಸ್\u200cಬುಕ್'],
  ['a joiner between Hindi letters', 'आर्\u200dया', 'आर्\u200dया'],
  ['a joiner at the end, as keyboards leave behind', 'ಬ್ಯಾಡ್ಮಿಂಟನ್\u200c ಕ್ಲಬ್\u200c', 'ಬ್ಯಾಡ್ಮಿಂಟನ್ ಕ್ಲಬ್'],
  ['a joiner in a Latin word', 'As\u200dha', 'Asha'],
  ['a joiner typed twice', 'ಫೇಸ್\u200c\u200cಬುಕ್', 'ಫೇಸ್\u200cಬುಕ್'],
  ['a combined emoji', 'Rao 👩🏽‍🚀 ❤️', 'Rao 👩🏽‍🚀 ❤️'],
  ['a flag', 'Rao 🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'Rao 🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
])('%s', (_, typed, name) => {
  expect(tidyName(typed)).toBe(name);
});

test.each([
  [`a${'\u0e49'.repeat(40)}`, true],
  [`K${'\u0308'.repeat(84)}`, true],
  ['ಕ್ಷ್ಮೀ ಸ್ತ್ರೀ', false],
  ['क़्षें ड़ँ', false],
  ['Nguyễn', false],
  ['น้ำ', false],
])('%s has piled marks: %s', (name, expected) => {
  expect(hasPiledMarks(name.normalize('NFC'))).toBe(expected);
});
