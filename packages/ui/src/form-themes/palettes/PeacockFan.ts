import type { Palette } from '../palette.ts';

/** Deep teal with one bright eye. */
export const palette: Palette = {
  page: '#042f3a',
  pageInk: '#eafaf5',
  card: '#07424d',
  field: '#053640',
  ink: '#eafaf5',
  quiet: '#a8cfcb',
  accent: '#2ee6a6',
  accentInk: '#02241f',
  edge: '#6aa5a5',
  error: '#ffa3a8',
  focus: '#ffffff',
};
