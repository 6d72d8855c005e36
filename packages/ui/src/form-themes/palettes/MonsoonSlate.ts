import type { Palette } from '../palette.ts';

/** Wet slate and a yellow raincoat. */
export const palette: Palette = {
  page: '#33454f',
  pageInk: '#f1f6f7',
  card: '#e8eff1',
  field: '#ffffff',
  ink: '#14232b',
  quiet: '#465963',
  accent: '#ffd23f',
  accentInk: '#14232b',
  edge: '#6b7f89',
  error: '#b3192c',
  focus: '#14232b',
};
