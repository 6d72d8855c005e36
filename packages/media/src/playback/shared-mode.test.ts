import { expect, test } from 'vitest';
import { sharedMode } from './shared-mode.ts';

const [cdn, other, own] = ['https://cdn.example/m/', 'https://old.example/', '/api/media/'];

test.each([
  [{ src: `${cdn}a.mp4`, poster: `${cdn}a.webp`, captions: `${cdn}a.vtt` }, 'anonymous'],
  [{ src: `${cdn}a.mp4`, captions: `${cdn}a.vtt` }, 'anonymous'],
  [{ src: `${cdn}a.mp4`, poster: `${own}a.webp`, captions: `${cdn}a.vtt` }, 'anonymous'],
  [{ src: `${cdn}a.mp4`, poster: `${other}a.webp`, captions: `${cdn}a.vtt` }, undefined],
  [{ src: `${cdn}a.mp4`, poster: `${cdn}a.webp` }, undefined],
  [{ src: `${other}a.mp4`, captions: `${cdn}a.vtt` }, undefined],
  [{ src: `${other}a.mp4`, captions: `${own}a.vtt` }, undefined],
  [{ src: `${own}a.mp4`, poster: `${own}a.webp`, captions: `${own}a.vtt` }, undefined],
])('%o has crossorigin %s', (addresses, mode) => {
  expect(sharedMode(addresses)).toBe(mode);
});
