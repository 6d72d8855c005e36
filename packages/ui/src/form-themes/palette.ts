import { contrast, luminance, mix } from '../tokens/contrast.ts';

/** The eleven colours of a form theme, each `#rrggbb`. All other colours of a form are derived from them. */
export interface Palette {
  /** Around the card. */
  page: string;
  pageInk: string;
  card: string;
  /** Inside inputs. */
  field: string;
  /** Text on card and field. */
  ink: string;
  /** Descriptions, hints, placeholders. */
  quiet: string;
  /** The button and chosen options. */
  accent: string;
  accentInk: string;
  /** Borders of controls. */
  edge: string;
  error: string;
  focus: string;
}

export interface DerivedPalette {
  scheme: 'light' | 'dark';
  /** Wells, disabled buttons, tracks: quiet text stays legible on it. */
  sunk: string;
  /** Decoration only. */
  line: string;
  pageLine: string;
  accentPress: string;
  /** Background of chosen options. */
  wash: string;
  errorWash: string;
  errorInk: string;
  /** The accent if it is legible as text, otherwise the ink. */
  link: string;
  /** The accent if its edge is visible on card and field, otherwise the ink. */
  chosen: string;
}

/** The colours derived from the eleven. */
export function derive(palette: Palette): DerivedPalette {
  const { card, field, ink, quiet, accent, accentInk, error } = palette;
  const accentAgainst = (least: number) => contrast(accent, card) >= least && contrast(accent, field) >= least;
  return {
    scheme: luminance(card) > 0.18 ? 'light' : 'dark',
    sunk: tint(card, ink, 0.08, [quiet]),
    line: mix(card, ink, 0.15),
    pageLine: mix(palette.page, palette.pageInk, 0.2),
    // Away from its ink, so that a pressed button is never less legible than a normal one.
    accentPress: mix(accent, luminance(accentInk) > luminance(accent) ? '#000000' : '#ffffff', 0.16),
    wash: tint(card, accent, 0.14, [ink, quiet]),
    errorWash: tint(card, error, 0.12, [ink, error]),
    errorInk: contrast(error, '#ffffff') >= contrast(error, '#000000') ? '#ffffff' : '#000000',
    link: accentAgainst(4.5) ? accent : ink,
    chosen: accentAgainst(3) ? accent : ink,
  };
}

/** `colour` mixed into `base`, at most by `most`, as far as every one of `inks` stays legible on it. */
function tint(base: string, colour: string, most: number, inks: string[]): string {
  for (let share = most; share > 0; share -= 0.01) {
    const ground = mix(base, colour, share);
    if (inks.every((ink) => contrast(ink, ground) >= 4.5)) return ground;
  }
  return base;
}
