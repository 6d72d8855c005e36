import { headType, textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';
import { keyframes, style } from '@vanilla-extract/css';

/** Lets taps through to the picture: a loading clip can still be paused. */
export const spinner = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  pointerEvents: 'none',
});

export const notice = style([
  spinner,
  headType(17),
  {
    zIndex: 2,
    justifyItems: 'center',
    gap: vars.s3,
    padding: `0 ${vars.s6}`,
    textAlign: 'center',
    textWrap: 'balance',
    background: 'rgb(10 13 11 / 0.72)',
    color: vars.onMedia,
  },
]);

export const text = style({ display: 'grid', justifyItems: 'center', gap: vars.s2 });
export const small = style([textType(15), { fontWeight: vars.wText, color: vars.onMediaQuiet }]);
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.s3,
  pointerEvents: 'auto',
});

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
export const ring = style({ animation: `${turn} 1.1s linear infinite` });
