import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { root } from '@maidan/launcher/product';

/** `THEMES=all` tests all themes, which takes minutes; the default is every fifth. Stories check the contrast of each. */
export const ALL = process.env['THEMES'] === 'all';

/** The names of the form themes to test. */
export async function themesToTry(): Promise<string[]> {
  const palettes = await readdir(join(root, 'packages/ui/src/form-themes/palettes'));
  return palettes.map((file) => basename(file, '.ts')).filter((_, index) => ALL || index % 5 === 0);
}
