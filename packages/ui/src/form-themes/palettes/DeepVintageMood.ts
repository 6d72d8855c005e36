import type { Palette } from '../palette.ts';

/** Wine velvet, cream programme, an old theatre before the lights go out. */
export const palette: Palette = {
  page: '#3b1420',
  pageInk: '#fff3dc',
  card: '#f6ead3',
  field: '#fffaf0',
  ink: '#34121b',
  quiet: '#6b4a3c',
  accent: '#7d1f33',
  accentInk: '#fff3dc',
  edge: '#94735a',
  error: '#a8121f',
  focus: '#34121b',
};
