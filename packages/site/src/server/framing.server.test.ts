import { expect, test } from 'vitest';
import { framingOf } from './framing.server.ts';

test.each([
  ['/embed/form/trials', 'frame'],
  ['/hi/embed/form/trials', 'frame'],
  ['/embed/form/trials/send', 'window'],
  ['/kn/embed/form/trials/send', 'window'],
  ['/embed/table/gully-cup', 'frame'],
  ['/kn/embed/next/gully-cup/chalk-line-xi', 'frame'],
  ['/embed/live/12', 'frame'],
  ['/embed/table', 'none'],
  ['/embed/next/gully-cup', 'none'],
  ['/embed/live/12/send', 'none'],
  ['/table/gully-cup', 'none'],
  ['/form/trials', 'none'],
  ['/embed/form', 'none'],
  ['/embed/form/trials/', 'none'],
  ['/embed/form/a/b', 'none'],
  ['/x/embed/form/trials', 'none'],
  ['/login', 'none'],
] as const)('%s: %s', (path, framing) => {
  expect(framingOf('league', path)).toBe(framing);
  for (const site of ['feed', 'desk'] as const) expect(framingOf(site, path)).toBe('none');
});
