import { expect, test } from 'vitest';
import { createStylePicker } from './used-styles.server.ts';

const html = '<body class="page"><p class="text big">x</p><i class="spin"></i></body>';
const pick = (css: string) => createStylePicker(css)(html);

test.each([
  ['elements', 'html{a:b}*,:before{c:d}'],
  ['a class of the document', '.text{a:b}'],
  ['all classes of a selector', '.page>.text.big:hover{a:b}'],
  ['one selector of a list', '.gone,.text{a:b}'],
  ['a class that must be absent', '.text:not(.gone){a:b}'],
  ['one of several classes', '.text:is(.gone,.big){a:b}'],
  ['a condition on an attribute', ':root[data-theme=dark] .text{a:b}'],
  ['a condition', '@media (width>=1px){.text{a:b}}'],
  ['nested conditions', '@supports (a:b){@media print{.text{a:b}}}'],
  ['a font', '@font-face{font-family:"A"}'],
  ['a brace in a string', '.text:before{content:"}"}'],
  ['an animation in use', '@keyframes turn{0%{a:b}to{a:c}}.spin{animation:turn 1s}'],
  ['a statement', '@layer a,b;.text{a:b}'],
])('a document has %s', (_, css) => {
  expect(pick(css)).toBe(css);
});

test.each([
  ['a class of another page', '.gone{a:b}'],
  ['a selector that needs such a class', '.text .gone,.gone:hover{a:b}'],
  ['an empty condition', '@media print{.gone{a:b}}'],
  ['an animation of another page', '@keyframes turn{0%{a:b}to{a:c}}.gone{animation:turn 1s}'],
])('a document does not have %s', (_, css) => {
  expect(pick(css)).toBe('');
});

test('rules stay in the order of the sheet', () => {
  expect(pick('.big{a:b}.gone{a:c}@media print{.big{a:d}}.text{a:e}')).toBe(
    '.big{a:b}@media print{.big{a:d}}.text{a:e}',
  );
});
