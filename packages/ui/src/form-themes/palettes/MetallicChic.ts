import type { Palette } from '../palette.ts';

/** Brushed steel and a pressed shirt. */
export const palette: Palette = {
  page: '#d9dde1',
  pageInk: '#1b2127',
  card: '#eef0f2',
  field: '#ffffff',
  ink: '#1b2127',
  quiet: '#4b555f',
  accent: '#2d3a46',
  accentInk: '#ffffff',
  edge: '#6f7a85',
  error: '#b0182d',
  focus: '#0b5cad',
};
