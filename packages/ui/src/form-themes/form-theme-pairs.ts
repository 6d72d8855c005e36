import { contrast } from '../tokens/contrast.ts';
import { EDGE, TEXT } from '../tokens/pairs.ts';
import { derive, type DerivedPalette, type Palette } from './palette.ts';

type Colours = Palette & DerivedPalette;
type Name = Exclude<keyof Colours, 'scheme'>;

/** The colour pairs of a form, as ink and ground, with the minimum contrast of each. */
const formPairs: readonly [use: string, ink: Name, ground: Name, least: number][] = [
  ['text', 'ink', 'card', TEXT],
  ['text', 'ink', 'field', TEXT],
  ['text of what is chosen', 'ink', 'wash', TEXT],
  ['text round the card', 'pageInk', 'page', TEXT],
  ['quiet text', 'quiet', 'card', TEXT],
  ['quiet text of what is chosen', 'quiet', 'wash', TEXT],
  ['placeholder', 'quiet', 'field', TEXT],
  ['button', 'accentInk', 'accent', TEXT],
  ['pressed button', 'accentInk', 'accentPress', TEXT],
  ['second button', 'card', 'ink', TEXT],
  ['link', 'link', 'card', TEXT],
  ['link', 'link', 'field', TEXT],
  ['error', 'error', 'card', TEXT],
  ['error', 'error', 'field', TEXT],
  ['error', 'error', 'errorWash', TEXT],
  ['text of an error', 'ink', 'errorWash', TEXT],
  ['destroying button', 'errorInk', 'error', TEXT],
  ['disabled', 'quiet', 'sunk', TEXT],
  ['edge', 'edge', 'card', EDGE],
  ['edge', 'edge', 'field', EDGE],
  ['edge of what is chosen', 'chosen', 'card', EDGE],
  ['edge of what is chosen', 'chosen', 'field', EDGE],
  ['focus', 'focus', 'card', EDGE],
  ['focus', 'focus', 'field', EDGE],
  ['focus round the card', 'pageInk', 'page', EDGE],
];

export interface FormContrast {
  use: string;
  ink: Name;
  ground: Name;
  figure: number;
  least: number;
}

/** The contrast of every colour pair in this palette. */
export function formContrasts(palette: Palette): FormContrast[] {
  const colours: Colours = { ...palette, ...derive(palette) };
  return formPairs.map(([use, ink, ground, least]) => {
    return { use, ink, ground, least, figure: contrast(colours[ink], colours[ground]) };
  });
}

/** One sentence for each pair below its minimum: 'MangoSeason: error (error on card) is 3.90:1, needs 4.5:1'. */
export function formShortfalls(theme: string, palette: Palette): string[] {
  return formContrasts(palette)
    .filter(({ figure, least }) => figure < least)
    .map(
      ({ use, ink, ground, figure, least }) =>
        `${theme}: ${use} (${ink} on ${ground}) is ${figure.toFixed(2)}:1, needs ${least}:1`,
    );
}
