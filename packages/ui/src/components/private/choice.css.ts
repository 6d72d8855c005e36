import { style } from '@vanilla-extract/css';
import { forcedColours } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.s3,
  minHeight: vars.touch,
  paddingBlock: vars.s2,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
});

export const bare = style([row, { justifyContent: 'center', gap: 0, width: vars.touch }]);

export const box = style({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 22,
  height: 22,
  margin: 0,
  border: `1.5px solid ${vars.lineStrong}`,
  background: vars.raised,
  appearance: 'none',
  cursor: 'inherit',
  selectors: {
    '&[type="checkbox"]': { borderRadius: vars.rInput },
    '&[type="radio"]': { borderRadius: '50%' },
    // For radio buttons, the group is marked as invalid.
    '&[aria-invalid="true"], [role="radiogroup"][aria-invalid="true"] &': { border: `2px solid ${vars.kumkum}` },
    '&:checked': { background: vars.signal, borderColor: vars.chosen },
    '&[type="checkbox"]:checked::before': {
      content: '',
      width: 11,
      height: 6,
      border: `solid ${vars.onSignal}`,
      borderWidth: '0 0 2.5px 2.5px',
      transform: 'translateY(-2px) rotate(-45deg)',
    },
    '&[type="radio"]:checked::before': {
      content: '',
      width: 8,
      height: 8,
      borderRadius: '50%',
      background: vars.onSignal,
    },
  },
  '@media': { [forcedColours]: { appearance: 'auto', selectors: { '&::before': { display: 'none' } } } },
});
