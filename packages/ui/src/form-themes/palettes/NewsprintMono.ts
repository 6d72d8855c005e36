import type { Palette } from '../palette.ts';

/** Black ink, white paper, one blue pencil. */
export const palette: Palette = {
  page: '#111111',
  pageInk: '#ffffff',
  card: '#ffffff',
  field: '#ffffff',
  ink: '#111111',
  quiet: '#555555',
  accent: '#111111',
  accentInk: '#ffffff',
  edge: '#777777',
  error: '#b00020',
  focus: '#0047ff',
};
