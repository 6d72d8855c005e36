import type { Palette } from '../palette.ts';

/** Old trees and a bench in the shade. */
export const palette: Palette = {
  page: '#dfe9d0',
  pageInk: '#1c2b16',
  card: '#f8faf1',
  field: '#ffffff',
  ink: '#1c2b16',
  quiet: '#51604a',
  accent: '#3f6b2a',
  accentInk: '#ffffff',
  edge: '#748267',
  error: '#b0202a',
  focus: '#1c2b16',
};
