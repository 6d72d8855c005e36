import type { Palette } from '../palette.ts';

/** Pink, sweet, with too much ice. */
export const palette: Palette = {
  page: '#f7b5c6',
  pageInk: '#45101f',
  card: '#fff0f3',
  field: '#ffffff',
  ink: '#45101f',
  quiet: '#7d4456',
  accent: '#c2255c',
  accentInk: '#ffffff',
  edge: '#a86a7c',
  error: '#a3131c',
  focus: '#45101f',
};
