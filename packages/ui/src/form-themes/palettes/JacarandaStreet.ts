import type { Palette } from '../palette.ts';

/** The week when the whole road turns lilac. */
export const palette: Palette = {
  page: '#6a4c93',
  pageInk: '#ffffff',
  card: '#f5f0fa',
  field: '#ffffff',
  ink: '#2a1a42',
  quiet: '#5d4c75',
  accent: '#5b3a8c',
  accentInk: '#ffffff',
  edge: '#85759c',
  error: '#b0163a',
  focus: '#2a1a42',
};
