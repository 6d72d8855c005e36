import { expect, test } from 'vitest';
import { chooseRung } from './choose-rung.ts';

const rungs = [
  { src: '720', side: 720, rate: 2100 },
  { src: '240', side: 240, rate: 310 },
  { src: '540', side: 540, rate: 1200 },
  { src: '360', side: 360, rate: 600 },
];

test.each([
  ['a dense phone on a fast network', { pixels: 720, throughput: 20_000 }, '720'],
  ['a larger screen than any copy', { pixels: 1400, throughput: 20_000 }, '720'],
  ['a phone with few pixels', { pixels: 360, throughput: 20_000 }, '360'],
  ['slightly fewer pixels than the screen has', { pixels: 412, throughput: 20_000 }, '360'],
  ['a size between two', { pixels: 430, throughput: 20_000 }, '540'],
  ['a card smaller than every copy', { pixels: 100, throughput: 20_000 }, '240'],
  ['a dense phone on slow 4G', { pixels: 720, throughput: 1600 }, '360'],
  ['a dense phone on 4G', { pixels: 720, throughput: 1800 }, '540'],
  ['a network slower than every copy', { pixels: 720, throughput: 100 }, '240'],
  ['an unknown network', { pixels: 720, throughput: null }, '540'],
  ['an unknown network and few pixels', { pixels: 300, throughput: null }, '360'],
  ['data saver on a fast network', { pixels: 720, throughput: 20_000, saving: true }, '240'],
] as const)('%s gets the right copy', (_name, viewing, expected) => {
  expect(chooseRung(rungs, { saving: false, ...viewing }).src).toBe(expected);
});

test('the only copy is played, whatever its size and rate', () => {
  const only = { src: 'only', side: 1080, rate: 9000 };
  expect(chooseRung([only], { pixels: 200, saving: false, throughput: 100 })).toBe(only);
  expect(chooseRung([only], { pixels: 200, saving: false, throughput: null })).toBe(only);
});
