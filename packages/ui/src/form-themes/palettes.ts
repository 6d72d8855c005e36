// oxlint-disable-next-line typescript/triple-slash-reference -- it extends import.meta, which cannot be imported
/// <reference types="vite/types/importMeta.d.ts" />
import type { Palette } from './palette.ts';

const files = import.meta.glob<Palette>('./palettes/*.ts', { eager: true, import: 'palette' });

/**
 * Every palette by its file name: a new file in `palettes/` is a new theme. For style sheets, tests and the docs
 * page; pages get classes from `form-theme.ts` instead.
 */
export const palettes: Readonly<Record<string, Palette>> = Object.fromEntries(
  Object.entries(files).map(([path, palette]) => [path.slice('./palettes/'.length, -'.ts'.length), palette]),
);
