import { describe, expect, test } from 'vitest';
import { contrast, layOver, mix, readColour } from './contrast.ts';

describe('contrast', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#000000', 21],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#ffb000', '#ffb000', 1],
  ])('%s against %s is %d:1', (one, other, figure) => {
    expect(contrast(one, other)).toBeCloseTo(figure, 2);
  });

  test('a translucent colour is blended with its background', () => {
    expect(layOver('rgb(0 0 0 / 0.5)', '#ffffff')).toBe('#808080');
    expect(layOver('#123456', '#ffffff')).toBe('#123456');
  });

  test('mixing ranges from one colour to the other', () => {
    expect(mix('#000000', '#ffffff', 0)).toBe('#000000');
    expect(mix('#000000', '#ffffff', 1)).toBe('#ffffff');
    expect(mix('#102030', '#203040', 0.5)).toBe('#182838');
  });

  test('an unknown colour is refused', () => {
    expect(() => readColour('rebeccapurple')).toThrow('Not a colour of the tokens');
    expect(() => readColour('#fff')).toThrow('Not a colour of the tokens');
  });
});
