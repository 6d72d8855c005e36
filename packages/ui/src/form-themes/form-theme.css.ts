import { createGlobalThemeContract, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';
import { derive } from './palette.ts';
import { palettes } from './palettes.ts';

/** The colours of a form theme as CSS variables, from `--form-page` to `--form-chosen`. */
const form = createGlobalThemeContract({
  page: 'form-page',
  pageInk: 'form-page-ink',
  card: 'form-card',
  field: 'form-field',
  ink: 'form-ink',
  quiet: 'form-quiet',
  accent: 'form-accent',
  accentInk: 'form-accent-ink',
  edge: 'form-edge',
  error: 'form-error',
  focus: 'form-focus',
  sunk: 'form-sunk',
  line: 'form-line',
  pageLine: 'form-page-line',
  accentPress: 'form-accent-press',
  wash: 'form-wash',
  errorWash: 'form-error-wash',
  errorInk: 'form-error-ink',
  link: 'form-link',
  chosen: 'form-chosen',
});

/** One class per palette, which only sets the colours. */
export const themes = styleVariants(palettes, (palette) => {
  const { scheme, ...derived } = derive(palette);
  const colours: Record<string, string> = { ...palette, ...derived };
  return {
    colorScheme: scheme,
    vars: Object.fromEntries(Object.entries(form).map(([name, variable]) => [variable, colours[name] ?? ''])),
  };
});

/**
 * The two grounds of a form. They set the tokens of the whole kit to the theme's colours, so that every component
 * inside has the theme, regardless of the reader's dark mode.
 */
export const page = style({
  background: vars.ground,
  color: vars.ink,
  vars: {
    [vars.ground]: form.page,
    [vars.raised]: form.card,
    [vars.sunk]: form.pageLine,
    [vars.line]: form.pageLine,
    [vars.hair]: `1px solid ${form.pageLine}`,
    [vars.edge]: `1px solid ${form.pageInk}`,
    [vars.lineStrong]: form.pageInk,
    [vars.ink]: form.pageInk,
    [vars.inkQuiet]: form.pageInk,
    [vars.inkInverse]: form.page,
    [vars.turf]: form.pageInk,
    [vars.signal]: form.pageInk,
    [vars.signalPress]: form.pageInk,
    [vars.onSignal]: form.page,
    [vars.ball]: form.pageInk,
    [vars.chosen]: form.pageInk,
    [vars.focus]: form.pageInk,
    [vars.focusGap]: form.page,
  },
});

export const card = style({
  background: vars.ground,
  color: vars.ink,
  accentColor: form.accent,
  vars: {
    [vars.ground]: form.card,
    [vars.raised]: form.field,
    [vars.sunk]: form.sunk,
    [vars.line]: form.line,
    [vars.hair]: `1px solid ${form.line}`,
    [vars.edge]: `1px solid ${form.edge}`,
    [vars.lineStrong]: form.edge,
    [vars.ink]: form.ink,
    [vars.inkQuiet]: form.quiet,
    [vars.inkInverse]: form.card,
    [vars.turf]: form.link,
    [vars.turfWash]: form.wash,
    [vars.kumkum]: form.error,
    [vars.kumkumWash]: form.errorWash,
    [vars.onKumkum]: form.errorInk,
    [vars.signal]: form.accent,
    [vars.signalPress]: form.accentPress,
    [vars.signalWash]: form.wash,
    [vars.signalFill]: form.wash,
    [vars.onSignal]: form.accentInk,
    [vars.ball]: form.chosen,
    [vars.chosen]: form.chosen,
    [vars.focus]: form.focus,
    [vars.focusGap]: form.card,
  },
});
