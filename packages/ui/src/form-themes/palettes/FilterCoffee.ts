import type { Palette } from '../palette.ts';

/** Decoction below, milk on top, steel round it. */
export const palette: Palette = {
  page: '#4a2c1d',
  pageInk: '#f7e9d7',
  card: '#efdcc3',
  field: '#fcf4e8',
  ink: '#2c170c',
  quiet: '#5f4230',
  accent: '#6b3e21',
  accentInk: '#fff3e2',
  edge: '#8a6b53',
  error: '#a0141b',
  focus: '#2c170c',
};
