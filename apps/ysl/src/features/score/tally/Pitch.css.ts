import { style } from '@vanilla-extract/css';
import { onPitch } from '@maidan/ui/theme/pitch.css';
import { headType, tabular } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';

export const pitch = style([onPitch, { padding: `14px 0 0` }]);
export const pitchRow = style({
  ...tabular,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 116px minmax(0, 1fr)',
  alignItems: 'center',
  paddingBottom: '14px',
});
export const pitchSide = style({ textAlign: 'center', padding: '0 6px' });
export const pitchName = style({
  ...headType(17, 'head'),
  display: 'grid',
  alignItems: 'end',
  minHeight: '44px',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});
export const pitchScore = style({ ...headType(60, 'name'), display: 'block' });
export const clock = style({
  ...headType(13, 'nav'),
  width: '116px',
  height: '116px',
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
