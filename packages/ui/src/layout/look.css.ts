import { createVar, globalStyle } from '@vanilla-extract/css';
import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { fromDesk, fromTablet } from '../theme/media.ts';
import { headType, oneLine, tabular, textType } from '../theme/type.ts';
import { vars } from '../theme/vars.css.ts';

/** The space at both sides of a page. */
const pageSides = createVar();
globalStyle(':root', {
  vars: { [pageSides]: vars.gutter },
  '@media': { [fromTablet]: { vars: { [pageSides]: vars.s8 } } },
});

/**
 * All that a layout part can look like, and nothing that no part looks like: every value is in the style sheet. Numbers are
 * steps of the 4 px grid: 4 is 16 px. What refines another property is below it, as `rowGap` is below `gap`.
 */
const properties = defineProperties({
  properties: {
    // `rest` takes what the others in a row leave, however long its text.
    flex: { none: 'none', rest: { flex: '1', minWidth: '0' } },
    minWidth: { 0: '0', dialog: 'min(340px, 80vw)' },
    flexWrap: ['wrap'],
    alignItems: ['center', 'baseline', 'end'],
    alignContent: ['start'],
    justifyContent: ['space-between'],
    justifyItems: ['start'],
    gap: { 1: vars.s1, 2: vars.s2, 3: vars.s3, 4: vars.s4, 5: vars.s5, 6: vars.s6 },
    rowGap: { 0: '0', 3: vars.s3 },
    margin: { 0: '0' },
    marginTop: { 2: vars.s2 },
    marginInlineStart: ['auto'],
    marginInlineEnd: ['auto'],
    paddingBlock: { 2: vars.s2, 3: vars.s3, 4: vars.s4 },
    paddingTop: { 3: vars.s3, 4: vars.s4, 5: vars.s5 },
    paddingBottom: { 1: vars.s1, 2: vars.s2, 3: vars.s3, 4: vars.s4, 10: vars.s10 },
    paddingInline: { 4: vars.s4, gutter: vars.gutter, page: pageSides },
    font: {
      /** Beside or below what it is about. */
      note: { ...textType(13), color: vars.inkQuiet },
      aside: { ...textType(15), lineHeight: vars.l13, color: vars.inkQuiet },
      name: headType(17, 'head'),
      text13: textType(13),
      text15: textType(15),
      text17: textType(17),
      head13: headType(13),
      head15: headType(15),
      head17: headType(17),
      head20: headType(20),
      head26: headType(26),
    },
    fontWeight: { text: vars.wText, nav: vars.wNav, strong: vars.wStrong, head: vars.wHead },
    lineHeight: { tight: vars.l13 },
    letterSpacing: { 0: '0' },
    fontVariantNumeric: { tabular: tabular.fontVariantNumeric },
    color: { ink: vars.ink, quiet: vars.inkQuiet, error: vars.kumkum, good: vars.turf },
    textAlign: ['end'],
    overflowWrap: ['anywhere'],
    whiteSpace: { nowrap: 'nowrap', 'pre-line': 'pre-line', 'pre-wrap': 'pre-wrap', ellipsis: oneLine },
  },
});

const responsive = defineProperties({
  conditions: { phone: {}, tablet: { '@media': fromTablet }, desk: { '@media': fromDesk } },
  defaultCondition: 'phone',
  properties: {
    display: ['none', 'block', 'flex', 'grid'],
    gridTemplateColumns: { one: 'minmax(0, 1fr)', two: 'minmax(0, 1fr) minmax(0, 1fr)' },
    maxWidth: { page: '760px', none: 'none' },
  },
});

export const lookOf = createSprinkles(properties, responsive);
