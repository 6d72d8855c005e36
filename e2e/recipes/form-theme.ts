import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, edit, type Recipe } from './recipe.ts';

const original = join(import.meta.dirname, '../../packages/ui/src/form-themes/palettes/MangoSeason.ts');

/** Adds a theme: Mango Season with the red of a clay court. */
export const formTheme: Recipe = {
  task: 'A form theme',
  steps: [
    create(
      'packages/ui/src/form-themes/palettes/ClayCourt.ts',
      readFileSync(original, 'utf8')
        .replace(/page: '#[0-9a-f]{6}'/, "page: '#fbe3d6'")
        .replace(/accent: '#[0-9a-f]{6}'/, "accent: '#8a2f12'"),
    ),
    edit('packages/contract/src/league/form-themes.ts', [
      "  'CoolAndCollected',",
      "  'ClayCourt',\n  'CoolAndCollected',",
    ]),
  ],
};
