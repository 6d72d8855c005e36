import { expect, test } from 'vitest';
import { chooseTrack } from './caption-track.ts';

const tracks = ['en', 'kn', 'pt-BR', 'pt-PT'].map((language) => ({ src: `/m/${language}.vtt`, language }));

test.each([
  [['kn-IN', 'en-IN'], 'kn'],
  [['ta', 'kn'], 'kn'],
  [['pt-PT'], 'pt-PT'],
  [['pt'], 'pt-BR'],
  [['KN'], 'kn'],
  [['ta'], 'en'],
  [[], 'en'],
])('a reader who prefers %j gets captions in %s', (wanted, language) => {
  expect(tracks[chooseTrack(tracks, wanted)]?.language).toBe(language);
});
