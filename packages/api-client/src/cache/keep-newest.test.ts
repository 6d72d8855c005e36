import { expect, test } from 'vitest';
import { keepNewest } from './keep-newest.ts';

const match = (id: number, version: number, score = `${version}/0`) => ({ id, live: { version, score } });

test.each([
  ['a newer board', { id: 1, version: 3, feed: [1] }, { id: 1, version: 4, feed: [] }, { id: 1, version: 4, feed: [] }],
  [
    'an older board',
    { id: 1, version: 4, feed: [] },
    { id: 1, version: 3, feed: [1] },
    { id: 1, version: 4, feed: [] },
  ],
  ['the board of another match', { id: 1, version: 4 }, { id: 2, version: 3 }, { id: 2, version: 3 }],
  ['the first board', undefined, { id: 1, version: 3 }, { id: 1, version: 3 }],
  [
    'rows in another order',
    { A: [match(1, 5), match(2, 2)] },
    { A: [match(2, 3), match(1, 4), match(3, 1)] },
    { A: [match(2, 3), match(1, 5), match(3, 1)] },
  ],
  ['a match that is over', [match(1, 5)], [{ id: 1, live: null, result: '5' }], [{ id: 1, live: null, result: '5' }]],
  [
    'a line below a row without an id',
    [{ fixture: { id: 1 }, line: { id: 1, version: 9 } }],
    [{ fixture: { id: 1, ground: 'Oval' }, line: { id: 1, version: 8 } }],
    [{ fixture: { id: 1, ground: 'Oval' }, line: { id: 1, version: 9 } }],
  ],
])('%s', (_, known, read, expected) => {
  expect(keepNewest(known, read)).toEqual(expected);
});

test('equal parts stay the same object, so that nothing renders again', () => {
  const known = [match(1, 5), match(2, 2)];
  expect(keepNewest(known, [match(1, 4), match(2, 2)])).toBe(known);
});
