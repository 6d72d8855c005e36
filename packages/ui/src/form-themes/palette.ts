import { contrast, luminance, mix } from '../tokens/contrast.ts';

/** The eleven colours of a form theme, each `#rrggbb`. Everything else a form shows is derived from them. */
export interface Palette {
  /** Round the card. */
  page: string;
  pageInk: string;
  card: string;
  /** Inside inputs. */
  field: string;
  /** Text on card and field. */
  ink: string;
  /** Descriptions, hints, placeholders. */
  quiet: string;
  /** The button and what is chosen. */
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
  /** Ornament. */
  line: string;
  pageLine: string;
  accentPress: string;
  /** Ground of what is chosen. */
  wash: string;
  errorWash: string;
  errorInk: string;
  /** The accent where it can be read as text, else the ink. */
  link: string;
  /** The accent where its edge shows on card and field, else the ink. */
  chosen: string;
}

/** What follows from the eleven colours. */
export function derive(palette: Palette): DerivedPalette {
  const { card, field, ink, quiet, accent, accentInk, error } = palette;
  const accentAgainst = (least: number) => contrast(accent, card) >= least && contrast(accent, field) >= least;
  return {
    scheme: luminance(card) > 0.18 ? 'light' : 'dark',
    sunk: tint(card, ink, 0.08, [quiet]),
    line: mix(card, ink, 0.15),
    pageLine: mix(palette.page, palette.pageInk, 0.2),
    // Away from its ink, so that a pressed button is never harder to read than one at rest.
    accentPress: mix(accent, luminance(accentInk) > luminance(accent) ? '#000000' : '#ffffff', 0.16),
    wash: tint(card, accent, 0.14, [ink, quiet]),
    errorWash: tint(card, error, 0.12, [ink, error]),
    errorInk: contrast(error, '#ffffff') >= contrast(error, '#000000') ? '#ffffff' : '#000000',
    link: accentAgainst(4.5) ? accent : ink,
    chosen: accentAgainst(3) ? accent : ink,
  };
}

/** As much of `colour` stirred into `base`, up to `most`, as leaves every one of `inks` legible on it. */
function tint(base: string, colour: string, most: number, inks: string[]): string {
  for (let share = most; share > 0; share -= 0.01) {
    const ground = mix(base, colour, share);
    if (inks.every((ink) => contrast(ink, ground) >= 4.5)) return ground;
  }
  return base;
}
