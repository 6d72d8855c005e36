import type { Palette } from '../palette.ts';

/** The crate is open and everyone is in the kitchen. */
export const palette: Palette = {
  page: '#ffb000',
  pageInk: '#231a05',
  card: '#fff7df',
  field: '#ffffff',
  ink: '#231a05',
  quiet: '#665325',
  accent: '#231a05',
  accentInk: '#ffd466',
  edge: '#8c7740',
  error: '#b01c2e',
  focus: '#231a05',
};
