import type { Palette } from '../palette.ts';

/** Our own ground, and the default. */
export const palette: Palette = {
  page: '#0b6b4f',
  pageInk: '#ffffff',
  card: '#faf8f2',
  field: '#ffffff',
  ink: '#14180f',
  quiet: '#595c4e',
  accent: '#0b6b4f',
  accentInk: '#ffffff',
  edge: '#857f6c',
  error: '#c41f36',
  focus: '#14180f',
};
