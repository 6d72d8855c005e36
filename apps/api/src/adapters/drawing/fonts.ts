import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GlobalFonts } from '@napi-rs/canvas';

/** The folders of the font packages. */
const packages = {
  bricolage: new URL('.', import.meta.resolve('@fontsource/bricolage-grotesque/package.json')),
  devanagari: new URL('.', import.meta.resolve('@fontsource/noto-sans-devanagari/package.json')),
  kannada: new URL('.', import.meta.resolve('@fontsource/noto-sans-kannada/package.json')),
};

/** Family, package and file. The first family of a script is the one that draws it. */
const faces = [
  ['Maidan Heavy', packages.bricolage, 'bricolage-grotesque-latin-800'],
  ['Maidan Heavy Ext', packages.bricolage, 'bricolage-grotesque-latin-ext-800'],
  ['Maidan Heavy Vi', packages.bricolage, 'bricolage-grotesque-vietnamese-800'],
  ['Maidan Strong', packages.bricolage, 'bricolage-grotesque-latin-600'],
  ['Maidan Strong Ext', packages.bricolage, 'bricolage-grotesque-latin-ext-600'],
  ['Maidan Strong Vi', packages.bricolage, 'bricolage-grotesque-vietnamese-600'],
  ['Maidan Devanagari', packages.devanagari, 'noto-sans-devanagari-devanagari-800'],
  ['Maidan Kannada', packages.kannada, 'noto-sans-kannada-kannada-800'],
] as const;

const scripts = '"Maidan Devanagari", "Maidan Kannada"';
const families = {
  heavy: `"Maidan Heavy", "Maidan Heavy Ext", "Maidan Heavy Vi", ${scripts}`,
  strong: `"Maidan Strong", "Maidan Strong Ext", "Maidan Strong Vi", ${scripts}`,
};

export type Weight = keyof typeof families;

let isLoaded = false;

/** Registers the fonts, once per process; never uses fonts of the machine. */
export function loadFonts(): void {
  if (isLoaded) return;
  for (const [family, folder, name] of faces) {
    const bytes = readFileSync(fileURLToPath(new URL(`files/${name}-normal.woff2`, folder)));
    if (!GlobalFonts.register(bytes, family)) throw new Error(`${name} could not be read as a font.`);
  }
  isLoaded = true;
}

/** The value for a canvas's `font`. */
export function fontOf(weight: Weight, size: number): string {
  return `${size}px ${families[weight]}`;
}
