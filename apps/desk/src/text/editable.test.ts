import { expect, test } from 'vitest';
import { isEditable } from './editable.ts';

test.each([
  ['', true],
  ['Plain, a < b', true],
  ['<h2>Trials</h2><p>On <B>Sunday</B>,<br/><a href="/tag/play">at the turf</a></p><ul><li>Shoes</li></ul>', true],
  ['<p>Text</p><table><tr><td>1</td></tr></table>', false],
  ['<p><img src="https://x.example/a.png" alt="">Text</p>', false],
  ['<p>H<sub>2</sub>O</p>', false],
])('%j can be edited: %j', (html, editable) => {
  expect(isEditable(html)).toBe(editable);
});
