import { card, page, themes } from './form-theme.css.ts';

const FALLBACK = 'ChalkAndTurf';

/** The possible names in a form's `theme`, in alphabetical order. */
export const formThemeNames: readonly string[] = Object.keys(themes).toSorted();

const byLetters = new Map(formThemeNames.map((name) => [letters(name), name]));

/**
 * The theme with a stored name. Case, spaces and hyphens do not matter ('metallic-chic' is MetallicChic); an unknown,
 * empty or missing name gives the default theme.
 */
export function formThemeName(stored: string | null | undefined): string {
  return byLetters.get(letters(stored ?? '')) ?? FALLBACK;
}

/** The classes of a themed page, for the element that contains the card. */
export function formPageClass(stored: string | null | undefined): string {
  return `${themes[formThemeName(stored)] ?? ''} ${page}`;
}

/** The class of the card on such a page, the background of the fields. */
export const formCardClass: string = card;

function letters(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z]/g, '');
}
