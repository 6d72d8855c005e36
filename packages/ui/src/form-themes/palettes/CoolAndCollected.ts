import type { Palette } from '../palette.ts';

/** Early water: pale, calm, a little cold. */
export const palette: Palette = {
  page: '#cfe7ea',
  pageInk: '#0d2e3a',
  card: '#f3fafa',
  field: '#ffffff',
  ink: '#0d2e3a',
  quiet: '#3d606b',
  accent: '#0e6174',
  accentInk: '#ffffff',
  edge: '#5d838d',
  error: '#b3202c',
  focus: '#0d2e3a',
};
