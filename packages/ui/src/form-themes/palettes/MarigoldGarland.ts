import type { Palette } from '../palette.ts';

/** Orange by the armful, tied with red thread. */
export const palette: Palette = {
  page: '#f57f17',
  pageInk: '#2b0f00',
  card: '#fff1e0',
  field: '#fffaf4',
  ink: '#35150a',
  quiet: '#754a33',
  accent: '#9c1c1c',
  accentInk: '#ffffff',
  edge: '#a57152',
  error: '#b3112b',
  focus: '#35150a',
};
