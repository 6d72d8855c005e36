import { expect, test } from 'vitest';
import { WAVE_HEIGHT, wavePath } from './wave.ts';

test('a song always gets the same waveform, and another a different one', () => {
  expect(wavePath('/a.mp3')).toBe(wavePath('/a.mp3'));
  expect(wavePath('/a.mp3')).not.toBe(wavePath('/b.mp3'));
});

test.each(['', '/a.mp3', 'ಸಂಗೀತ', 'x'.repeat(2000)])('every bar of %j stays within its box', (src) => {
  const bars = [...wavePath(src).matchAll(/M([\d.]+) ([\d.-]+)v([\d.]+)/g)].map((bar) => bar.slice(1).map(Number));
  expect(bars).toHaveLength(56);
  const outside = bars.filter(([, top = -1, height = 99]) => top < 0 || top + height > WAVE_HEIGHT || height < 2);
  expect(outside).toEqual([]);
});
