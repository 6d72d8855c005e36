import { describe, expect, test } from 'vitest';
import { formShortfalls } from './form-theme-pairs.ts';
import { formPageClass, formThemeName, formThemeNames } from './form-theme.ts';
import { palettes } from './palettes.ts';

describe('every colour pair of a form is legible', () => {
  test.each(Object.entries(palettes))('%s', (theme, palette) => {
    expect(formShortfalls(theme, palette)).toEqual([]);
  });

  test('a poor palette is reported with its pair and contrast', () => {
    const poor = { ...palettes['MangoSeason']!, quiet: '#a08a50', focus: '#fff7df' };
    expect(formShortfalls('MangoSeason', poor)).toEqual(
      expect.arrayContaining([
        'MangoSeason: quiet text (quiet on card) is 3.14:1, needs 4.5:1',
        'MangoSeason: focus (focus on card) is 1.00:1, needs 3:1',
      ]),
    );
  });
});

describe('the palettes', () => {
  test('there are at least twenty, among them the specified ones [3.49]', () => {
    expect(Object.keys(palettes).length).toBeGreaterThanOrEqual(20);
    expect(formThemeNames).toEqual(expect.arrayContaining(['MetallicChic', 'DeepVintageMood', 'CoolAndCollected']));
  });

  test.each(Object.entries(palettes))('%s has eleven colours and differs from every other theme', (theme, palette) => {
    expect(Object.values(palette).filter((colour) => /^#[0-9a-f]{6}$/.test(colour))).toHaveLength(11);
    const twins = Object.entries(palettes).filter(
      ([name, other]) => name !== theme && other.page === palette.page && other.accent === palette.accent,
    );
    expect(twins).toEqual([]);
  });
});

describe('a stored theme name', () => {
  test.each([
    ['DeepVintageMood', 'DeepVintageMood'],
    ['metallic-chic', 'MetallicChic'],
    ['Cool and Collected', 'CoolAndCollected'],
    ['Nobody', 'ChalkAndTurf'],
    ['constructor', 'ChalkAndTurf'],
    ['', 'ChalkAndTurf'],
    [null, 'ChalkAndTurf'],
    [undefined, 'ChalkAndTurf'],
  ])('%s gives %s', (stored, theme) => {
    expect(formThemeName(stored)).toBe(theme);
  });

  test('gives each theme its own class', () => {
    expect(new Set(formThemeNames.map((name) => formPageClass(name))).size).toBe(formThemeNames.length);
  });
});
