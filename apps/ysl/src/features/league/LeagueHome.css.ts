import { style } from '@vanilla-extract/css';
import { fromTablet } from '@maidan/ui/theme/media';
import { headType, textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';
import { frame } from '../../frame.css.ts';

export const details = style([
  frame,
  {
    display: 'grid',
    gap: vars.s6,
    paddingBlock: `${vars.s6} ${vars.s10}`,
    '@media': { [fromTablet]: { gridTemplateColumns: '1fr 300px', gap: 56, paddingBlock: vars.s10 } },
  },
]);

/** Explains what Register does when there is also an open registration. */
export const registering = style([frame, { ...textType(15), color: vars.inkQuiet, paddingBlock: vars.s3 }]);

export const text = style({ ...textType(17), lineHeight: '1.625rem', maxWidth: '34em', minWidth: 0 });

export const sponsor = style({
  borderTop: `${vars.chalk} solid ${vars.line}`,
  paddingTop: vars.s4,
  display: 'grid',
  gap: vars.s3,
  alignContent: 'start',
  '@media': {
    [fromTablet]: { borderTop: 0, borderLeft: `${vars.chalk} solid ${vars.line}`, padding: '0 0 0 28px' },
  },
});

export const sponsorLabel = style({ ...textType(13), color: vars.inkQuiet });
export const sponsorName = style({ ...headType(20, 'head'), overflowWrap: 'anywhere' });
export const sponsorImage = style({ width: '100%', maxWidth: 300, height: 'auto', borderRadius: vars.rCard });
