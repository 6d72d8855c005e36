import { style } from '@vanilla-extract/css';
import { fromDesk, fromTablet } from '@maidan/ui/theme/media';
import { onPitch } from '@maidan/ui/theme/pitch.css';
import { headType, tabular, textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';

const CHALK = '3px solid rgb(255 255 255 / 0.38)';

/** The only pitch-green block of the page, with the crest in its centre circle. */
export const hero = style([onPitch, { overflow: 'hidden' }]);
export const heroFrame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.s6,
  rowGap: vars.s2,
  paddingBlock: vars.s5,
  '@media': { [fromTablet]: { paddingBlock: vars.s10 } },
});
export const crumbs = style({ gridColumn: '1 / -1', position: 'relative', zIndex: 1 });
export const name = style({
  ...headType(44, 'name'),
  // A name such as Malleshwaram fits on one line next to the crest.
  fontSize: `min(${vars.t44}, 8vw)`,
  lineHeight: 1.05,
  alignSelf: 'center',
  minWidth: 0,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  '@media': { [fromDesk]: { fontSize: vars.t60, lineHeight: vars.l60, alignSelf: 'end' } },
});
export const crestPlace = style({
  position: 'relative',
  gridColumn: 2,
  alignSelf: 'center',
  marginInlineEnd: vars.s4,
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockStart: '50%',
    insetInlineStart: '50%',
    width: '150%',
    aspectRatio: '1',
    translate: '-50% -50%',
    border: CHALK,
    borderRadius: '50%',
  },
  '@media': { [fromTablet]: { gridRow: '2 / 5', marginInlineEnd: vars.s12 } },
});
export const crest = style({
  position: 'relative',
  display: 'block',
  width: '72px',
  height: 'auto',
  '@media': { [fromTablet]: { width: '128px' } },
});
export const where = style({ ...headType(15, 'nav'), gridColumn: 1 });
export const former = style({ ...textType(13), overflowWrap: 'anywhere' });
export const acts = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.s2,
  paddingTop: vars.s3,
  position: 'relative',
  '@media': { [fromTablet]: { gridColumn: 1 } },
});

export const record = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(3.75rem, 1fr))',
  borderBottom: `${vars.chalk} solid ${vars.line}`,
});
export const figurePlace = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  textAlign: 'center',
  paddingBlock: vars.s3,
  minWidth: 0,
});
export const label = style({ ...textType(13), fontWeight: vars.wText, color: vars.inkQuiet });
export const figure = style({ ...headType(26, 'name'), ...tabular });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBottom: vars.s10,
  '@media': { [fromDesk]: { gridTemplateColumns: 'minmax(0, 1fr) 400px', gap: '0 56px' } },
});
export const heading = style({
  ...headType(20, 'head'),
  padding: `${vars.s6} 0 10px`,
  borderBottom: `${vars.chalk} solid ${vars.ink}`,
});
export const note = style({ ...textType(15), color: vars.inkQuiet, paddingTop: vars.s3, maxWidth: '38em' });

export const form = style({ display: 'flex', flexWrap: 'wrap', gap: vars.s2, paddingTop: vars.s4 });
export const outcome = style({
  ...headType(15),
  padding: `${vars.s1} ${vars.s3}`,
  border: vars.edge,
  borderRadius: vars.rFull,
  selectors: {
    '&[data-outcome="won"]': { background: vars.ink, color: vars.inkInverse },
    '&[data-outcome="no_result"]': { borderStyle: 'dashed' },
  },
});

export const squad = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(76px, 1fr))',
  gap: `${vars.s4} ${vars.s2}`,
  paddingTop: vars.s4,
});
export const player = style({ ...headType(15), display: 'grid', justifyItems: 'center', textAlign: 'center' });
export const shirt = style({
  ...headType(26, 'name'),
  ...tabular,
  display: 'grid',
  placeItems: 'center',
  width: '60px',
  height: '60px',
  marginBottom: vars.s1,
  borderRadius: '50%',
  border: `1.5px solid ${vars.lineStrong}`,
  selectors: { '&[data-captain]': { background: vars.ink, color: vars.inkInverse, borderColor: 'transparent' } },
});
