import { describe, expect, test } from 'vitest';
import { lightColours } from './colours.ts';
import { pairs, shortfalls } from './pairs.ts';
import { schemes, type Scheme } from './schemes.ts';

describe('every permitted pair of tokens is legible', () => {
  test.each(Object.keys(schemes) as Scheme[])('%s', (scheme) => {
    expect(shortfalls(schemes[scheme])).toEqual([]);
  });

  test('the list covers text, washes, media and edges', () => {
    expect(pairs.length).toBeGreaterThanOrEqual(38);
  });

  test('a red that is too light is reported with its contrast', () => {
    expect(shortfalls({ ...lightColours, kumkum: '#d7263d' })).toContain('kumkum on sunk is 4.20:1, needs 4.5:1');
  });
});
