import type { Palette } from '../palette.ts';

/** Baked brick in the afternoon. */
export const palette: Palette = {
  page: '#a83f22',
  pageInk: '#ffffff',
  card: '#fbe9db',
  field: '#fff8f1',
  ink: '#3a130a',
  quiet: '#74463a',
  accent: '#a83f22',
  accentInk: '#ffffff',
  edge: '#a06a58',
  error: '#96101f',
  focus: '#3a130a',
};
