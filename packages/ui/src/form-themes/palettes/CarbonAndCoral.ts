import type { Palette } from '../palette.ts';

/** Matt black bike, coral bar tape. */
export const palette: Palette = {
  page: '#101214',
  pageInk: '#f3f4f4',
  card: '#1c2023',
  field: '#131618',
  ink: '#f3f4f4',
  quiet: '#aeb5b9',
  accent: '#ff7a59',
  accentInk: '#2a0d04',
  edge: '#737d83',
  error: '#ff9eb1',
  focus: '#ffffff',
};
