import { style, styleVariants } from '@vanilla-extract/css';
import { onPitch } from '@maidan/ui/theme/pitch.css';
import { headType, tabular, textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';
import { KEY } from '../Pad.css.ts';

const CLOCK = 'clamp(100px, 28vw, 116px)';

export const pitch = style([onPitch, { padding: `14px 0 0` }]);
const row = style({ ...tabular, display: 'grid', alignItems: 'end', paddingBottom: '14px' });
export const pitchRow = styleVariants({
  plain: [row, { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' }],
  timed: [row, { gridTemplateColumns: `minmax(0, 1fr) ${CLOCK} minmax(0, 1fr)` }],
});
export const pitchSide = style({ textAlign: 'center', padding: '0 2px' });
export const pitchName = style({
  ...headType(17, 'head'),
  // On a narrow phone a long word in a name still fits its side.
  fontSize: 'clamp(0.8125rem, 4.1vw, 1.0625rem)',
  display: 'grid',
  alignItems: 'end',
  minHeight: '44px',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});
export const pitchScore = style({ ...headType(60, 'name'), display: 'block' });
export const clock = style({
  ...headType(13, 'nav'),
  width: CLOCK,
  height: CLOCK,
  alignSelf: 'center',
  borderRadius: '50%',
  border: `3px solid rgb(255 255 255 / 0.38)`,
  display: 'grid',
  placeContent: 'center',
  textAlign: 'center',
});
export const clockTime = style({ ...headType(26, 'name'), ...tabular, display: 'block' });
export const fouls = style({
  ...headType(13, 'nav'),
  ...tabular,
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  borderTop: `3px solid rgb(255 255 255 / 0.38)`,
  textAlign: 'center',
});
export const foul = style({ padding: vars.s2 });

/** As many lines as fit between pitch and pad. The others wrap into a second, hidden column. */
export const latest = style({
  flex: '1 1 0',
  minHeight: KEY,
  overflow: 'hidden',
  display: 'flex',
  flexFlow: 'column wrap',
});
export const latestLine = style({
  ...textType(15),
  ...tabular,
  width: '100%',
  minHeight: KEY,
  display: 'grid',
  alignItems: 'center',
  padding: `0 ${vars.s4}`,
  borderBottom: `1px solid ${vars.line}`,
});
