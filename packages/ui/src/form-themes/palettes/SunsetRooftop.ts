import type { Palette } from '../palette.ts';

/** Coral sky, plum shadows, music from next door. */
export const palette: Palette = {
  page: '#f2785c',
  pageInk: '#33100d',
  card: '#fff2ea',
  field: '#fffbf8',
  ink: '#3b1230',
  quiet: '#704a62',
  accent: '#8a2b6b',
  accentInk: '#ffffff',
  edge: '#9a7183',
  error: '#ad1022',
  focus: '#3b1230',
};
