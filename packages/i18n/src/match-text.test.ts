import { afterEach, expect, test } from 'vitest';
import { allLanguages } from './all-languages.ts';
import { addLanguage, ENGLISH, readLanguageFrom } from './language-state.ts';
import { formatLogLine } from './log-text.ts';
import { formatCentre, formatDetail, formatLine } from './match-text.ts';

for (const [code, catalogue] of allLanguages()) addLanguage(code, catalogue);
afterEach(() => readLanguageFrom(() => ENGLISH));

const sides = ['Jets', 'Kings'] as const;

test.each([
  ['norun', 'No run'],
  ['runs:1', 'One run'],
  ['wide runs:2 out:runout', 'Wide, 2 runs, run out'],
  ['noball runs:3 other:runout', 'No-ball, 3 runs, the other batter run out'],
  ['byes:1', 'A bye'],
  ['legbyes:2', '2 leg byes'],
  ['wide out:other', 'Wide, obstructing the field'],
  ['retiredhurt:1:4', 'No. 1 retired hurt, 4'],
  ['retiredout:2:0', 'No. 2 retired out, 0'],
  ['out:lbw', 'Leg before wicket'],
  ['over:2:10:23/1', 'Over 2: 10 runs, 23/1'],
  ['toss:2:1', 'Kings won the toss. Jets bat first'],
  ['innings:1', 'Jets come in to bat'],
  ['score:1:0:1 shirt:7 owngoal', '1 - 0 Jets, No. 7, own goal'],
  ['yellowcard:2 shirt:5', 'Yellow card, Kings, No. 5'],
  ['timeout:2', 'Time-out, Kings'],
  ['target:78:12', 'Target 78 off 12 overs'],
  ['short:12', '12 overs a side'],
  ['end', 'The match is over'],
  ['constructor toString:1 four', 'Four'],
  ['', ''],
])('readers get %j as %j', (say, text) => {
  expect(formatLine(say, sides)).toBe(text);
});

test.each([
  ['event:foul side:1 shirt:7', 'Foul, Jets, No. 7'],
  ['event:new', 'Entry'],
  ['runs:4', '4 runs'],
])('scorers get %j as %j', (say, text) => {
  expect(formatLogLine(say, sides)).toBe(text);
});

test.each([
  ['overs:6', '6 overs'],
  ['overs:1 allout', '1 over, all out'],
  ['overs:2.3 batter:7:12 batter:10:0', '2.3 overs. No. 7: 12, No. 10: 0'],
  ['overs:9.2 target:78:12 batter:7:12', '9.2 overs, target 78 off 12 overs. No. 7: 12'],
  ['yettobat target:78:12', 'yet to bat, target 78 off 12 overs'],
  ['yellow:2 red:1', '2 yellow, 1 red'],
  ['', ''],
])('below a score, %j reads %j', (say, text) => {
  expect(formatDetail(say)).toBe(text);
});

test.each([
  ['needs:18:21', ['needs', '18', 'off 21 balls']],
  ['needs:2:1', ['needs', '2', 'off 1 ball']],
  ['target:49', ['target', '49', 'to win']],
  ['target:78:12', ['target', '78', 'off 12 overs']],
  ['wonbyruns:1', ['won by', '1', 'run']],
  ['wonbywickets:5', ['won by', '5', 'wickets']],
  ['tie', ['', 'tie', '']],
  ['fulltime', ['full', 'time', '']],
  ['halftime', ['half', 'time', '']],
  ['endofquarter:3', ['end of', '3', 'quarter']],
  ['extratime:1', ['extra', '1', 'time']],
  ['quarter:2:4', ['quarter', '2', 'of 4']],
  ['versus', ['', 'v', '']],
])('in the centre, %j reads %j', (say, expected) => {
  const { above, figure, below } = formatCentre(say);
  expect([above, figure, below]).toEqual(expected);
});

test('the same phrases become Hindi and Kannada sentences in other languages', () => {
  const inLanguage = (code: string) => {
    readLanguageFrom(() => code);
    return [formatLine('toss:2:1', sides), formatLine('noball runs:3', sides), formatDetail('overs:20 allout')];
  };
  expect(inLanguage('hi')).toEqual(['Kings ने टॉस जीता। पहले बल्लेबाज़ी: Jets', 'नो बॉल, 3 रन', '20 ओवर, ऑल आउट']);
  expect(inLanguage('kn')).toEqual(['Kings ಟಾಸ್ ಗೆದ್ದಿದೆ. ಮೊದಲ ಬ್ಯಾಟಿಂಗ್: Jets', 'ನೋ ಬಾಲ್, 3 ರನ್', '20 ಓವರ್, ಆಲ್ ಔಟ್']);
});
