import { expect, test } from 'vitest';
import { enteredText, linkText, scoredText, scorersText } from './scoring-text.ts';

test.each([
  ['ready', ['', ''], 'Nothing scored yet.'],
  ['live', ['48/5', ''], '48/5 - –, live.'],
  ['break', ['2', '1'], '2 - 1, in a break.'],
  ['finished', ['48', '49/3'], '48 - 49/3, finished.'],
] as const)('a match that is %s', (stage, scores, text) => {
  expect(scoredText({ stage, scores: [...scores] })).toBe(text);
});

test.each([
  ['played', true, 'The result is confirmed. Confirming again corrects it.'],
  ['played', false, 'The organiser entered 20 - 20. Confirming replaces it.'],
  ['walkover', false, 'The organiser entered a walkover. Confirming replaces it.'],
  ['no_result', false, 'The organiser entered no result. Confirming replaces it.'],
] as const)('the result of a match that is %s, with the scores of the log: %s', (status, confirmed, text) => {
  expect(enteredText({ status, result_1: '20', result_2: '20' }, { confirmed })).toBe(text);
});

test('a link shows from when and until when it works, or that it has ended', () => {
  const link = { revoked: false, opens_at: '2026-11-22T08:30:00Z', expires_at: '2026-11-22T17:30:00Z' };
  const at = (instant: string, more = {}) => linkText({ ...link, ...more }, Date.parse(instant));
  expect(at('2026-11-22T08:00:00Z')).toBe('Works from 22 November 2026, 14:00');
  expect(at('2026-11-22T09:00:00Z')).toBe('Works until 22 November 2026, 23:00');
  expect(at('2026-11-22T17:30:00Z')).toBe('Expired on 22 November 2026, 23:00');
  expect(at('2026-11-22T09:00:00Z', { revoked: true })).toBe('Ended');
});

test('a scorer is a number, never a name', () => {
  const scorer = { scorer: 2, events: 1, seen_at: '2026-11-22T09:00:00Z', agrees: true };
  expect(scorersText([scorer])).toEqual(['Scorer 2: 1 entry, last seen at 14:30, has checked the score.']);
  expect(scorersText([{ ...scorer, events: 34, agrees: false }])).toEqual([
    'Scorer 2: 34 entries, last seen at 14:30.',
  ]);
});

test('phones that only opened a link are counted in one line', () => {
  const idle = { scorer: 3, events: 0, seen_at: '2026-11-22T09:00:00Z', agrees: false };
  expect(scorersText([])).toEqual([]);
  expect(scorersText([idle])).toEqual(['1 phone has opened it without scoring.']);
  expect(scorersText([idle, { ...idle, scorer: 1, events: 2 }, { ...idle, scorer: 4 }])).toEqual([
    'Scorer 1: 2 entries, last seen at 14:30.',
    '2 phones have opened it without scoring.',
  ]);
});
