import type { Palette } from '../palette.ts';

/** Sharp green and bubbles. */
export const palette: Palette = {
  page: '#c8e64c',
  pageInk: '#1d2a06',
  card: '#f6fbe3',
  field: '#ffffff',
  ink: '#1d2a06',
  quiet: '#52603a',
  accent: '#3b6b10',
  accentInk: '#ffffff',
  edge: '#76854f',
  error: '#b01b2b',
  focus: '#1d2a06',
};
