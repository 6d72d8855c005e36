import type { Palette } from '../palette.ts';

/** A wet pitch under lights. */
export const palette: Palette = {
  page: '#07110d',
  pageInk: '#eef5ea',
  card: '#10201a',
  field: '#0a1712',
  ink: '#eef5ea',
  quiet: '#a9bcae',
  accent: '#d8f264',
  accentInk: '#121a02',
  edge: '#6a8578',
  error: '#ff8a90',
  focus: '#ffffff',
};
