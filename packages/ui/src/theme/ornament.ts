import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './vars.css.ts';

const chalkLine = `${vars.chalk} solid ${vars.line}`;

/** The arch (the D of the box) around a picture of this width in pixels. */
export function arch(width: number): StyleRule {
  return { borderRadius: `${width / 2}px ${width / 2}px ${vars.rArchFoot} ${vars.rArchFoot}`, overflow: 'hidden' };
}

/** The touchlines on both sides of the column. */
export const touchlines = { borderInline: chalkLine } satisfies StyleRule;

/** The line after each post and under the bar. */
export const lineBelow = { borderBottom: chalkLine } satisfies StyleRule;

/** For ::before of a positioned box: the halfway line across its middle. */
export const halfwayLine = {
  content: '',
  position: 'absolute',
  insetInline: 0,
  top: `calc(50% - ${vars.chalk} / 2)`,
  borderTop: chalkLine,
} satisfies StyleRule;

/** For ::after of a positioned box: the centre circle with this diameter in pixels. Its interior has the ground's colour. */
export function centreCircle(diameter: number): StyleRule {
  return {
    content: '',
    position: 'absolute',
    width: diameter,
    height: diameter,
    left: '50%',
    top: '50%',
    margin: -diameter / 2,
    border: chalkLine,
    borderRadius: '50%',
    pointerEvents: 'none',
  };
}

/** The dot that marks the current item. */
export const ball = {
  content: '',
  width: 8,
  height: 8,
  borderRadius: '50%',
  background: vars.ball,
  // Forced colours remove a background, but not a border.
  border: `4px solid ${vars.ball}`,
} satisfies StyleRule;
