import type { Palette } from '../palette.ts';

/** Indigo on khadi, a little off the register. */
export const palette: Palette = {
  page: '#1b2a6b',
  pageInk: '#f4f1e6',
  card: '#f4f1e6',
  field: '#fffdf6',
  ink: '#151d45',
  quiet: '#4d5475',
  accent: '#24388f',
  accentInk: '#ffffff',
  edge: '#7a7f99',
  error: '#b3182b',
  focus: '#151d45',
};
