import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './vars.css.ts';

type Size = 13 | 15 | 17 | 20 | 26 | 34 | 44 | 60;

/** The system face for running text, at a size of the scale with its line height. */
export function textType(size: Size): StyleRule {
  return { fontFamily: vars.fontText, fontSize: vars[`t${size}`], lineHeight: vars[`l${size}`] };
}

/** The heading face, for names, numbers and buttons. From 20 px, the letters are closer. */
export function headType(size: Size, weight: 'nav' | 'strong' | 'head' | 'name' = 'strong'): StyleRule {
  const weights = { nav: vars.wNav, strong: vars.wStrong, head: vars.wHead, name: vars.wName };
  return {
    fontFamily: vars.fontHead,
    fontSize: vars[`t${size}`],
    lineHeight: vars[`l${size}`],
    fontWeight: weights[weight],
    ...(size >= 20 ? { letterSpacing: vars.trackHead } : {}),
  };
}

/** The title of a page. With larger text, a word of thirteen letters still fits a phone. */
export const pageTitle = { ...headType(34, 'head'), fontSize: `min(${vars.t34}, 14vw)` } satisfies StyleRule;

/** One line that ends in an ellipsis. */
export const oneLine = { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' } satisfies StyleRule;

/** At most this many lines, the last of which ends in an ellipsis. */
export function clampedTo(lines: number): StyleRule {
  return { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: lines, overflow: 'hidden' };
}

/** Tabular figures, for tables, scores, counters and clocks. */
export const tabular = { fontVariantNumeric: 'tabular-nums' } satisfies StyleRule;
