import { style } from '@vanilla-extract/css';
import { fromTablet } from '@maidan/ui/theme/media';
import { headType, pageTitle, tabular, textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';

export const head = style({ display: 'grid', gap: vars.s3, padding: `${vars.s2} 0 ${vars.s4}` });
/** With larger text or a long word, the buttons wrap together instead of breaking a name. */
export const titleRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.s3,
});
export const title = style({
  ...pageTitle,
  lineHeight: 1.15,
  flex: 1,
  minWidth: 'min-content',
  maxWidth: '100%',
  overflowWrap: 'break-word',
});

export const titleActions = style({ display: 'flex', gap: vars.s1 });

/** Reserves the button's space: without it the title could wrap differently and move the content below. */
export const savePlace = style({ width: vars.touch, height: vars.touch });

/** The score is between the teams, on the halfway line, as in the list of fixtures. */
export const board = style({
  display: 'grid',
  justifyItems: 'center',
  alignItems: 'center',
  textAlign: 'center',
  gap: vars.s4,
  paddingBlock: vars.s6,
  borderBlock: `${vars.chalk} solid ${vars.line}`,
  '@media': {
    [fromTablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)', justifyItems: 'stretch' },
  },
});
export const side = style({
  display: 'grid',
  minWidth: 0,
  '@media': { [fromTablet]: { textAlign: 'start', selectors: { '&:first-child': { textAlign: 'end' } } } },
});
export const margin = style({ ...headType(15, 'nav'), color: vars.turf });
export const team = style({
  ...headType(20, 'head'),
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  '@media': {
    [fromTablet]: { fontSize: vars.t26, lineHeight: vars.l26 },
  },
});

export const facts = style({
  display: 'grid',
  gap: vars.s5,
  paddingBlock: vars.s6,
  '@media': { [fromTablet]: { gridTemplateColumns: '1fr 1fr' } },
});
export const label = style({ ...textType(13), color: vars.inkQuiet });
export const fact = style({ ...textType(17), overflowWrap: 'anywhere' });
export const countdown = style({
  ...headType(26, 'name'),
  ...tabular,
  paddingTop: vars.s2,
  minHeight: `calc(1lh + ${vars.s2})`,
});
/** How it ended. */
export const end = style({ ...headType(17), paddingBlock: vars.s4, textAlign: 'center', overflowWrap: 'anywhere' });
export const notice = style({
  ...headType(17),
  padding: `${vars.s3} ${vars.s4}`,
  marginBottom: vars.s4,
  background: vars.sunk,
  borderRadius: vars.rCard,
});
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: vars.s2, paddingBottom: vars.s6 });
/** As tall as the buttons that appear in some browsers after hydration. */
export const bells = style([ways, { boxSizing: 'content-box', minHeight: vars.touch }]);
