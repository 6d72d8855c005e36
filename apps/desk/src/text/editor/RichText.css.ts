import { canHover } from '@maidan/ui/theme/media';
import { headType, textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';
import { globalStyle, style } from '@vanilla-extract/css';

export const label = style([headType(15), { paddingBottom: 6, lineHeight: vars.l13, overflowWrap: 'anywhere' }]);
export const box = style({
  minWidth: 0,
  border: `1.5px solid ${vars.lineStrong}`,
  borderRadius: vars.rInput,
  background: vars.raised,
  selectors: {
    '&[data-invalid]': { border: `2px solid ${vars.kumkum}` },
    '&:has([contenteditable]:focus-visible)': { outline: `3px solid ${vars.focus}`, outlineOffset: '2px' },
  },
});
const note = style([textType(13), { paddingTop: 6, overflowWrap: 'anywhere' }]);
export const hint = style([note, { color: vars.inkQuiet }]);
export const error = style([note, { color: vars.kumkum }]);

/** Scrolls sideways on a phone. */
export const toolbar = style({
  display: 'flex',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  padding: 2,
  borderBottom: `${vars.chalk} solid ${vars.line}`,
});
export const tool = style([
  headType(15, 'nav'),
  {
    flex: 'none',
    minWidth: vars.touch,
    minHeight: vars.touch,
    padding: `0 ${vars.s2}`,
    borderRadius: vars.rInput,
    color: vars.ink,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    selectors: {
      '&[aria-pressed="true"]': { background: vars.sunk, boxShadow: `inset 0 -4px 0 ${vars.signal}` },
      '&[aria-disabled="true"]': { color: vars.inkQuiet, cursor: 'default' },
      '&:focus-visible': { outlineOffset: '-3px' },
    },
    '@media': { [canHover]: { selectors: { '&:hover': { background: vars.sunk } } } },
  },
]);
export const linkBar = style({
  display: 'grid',
  gap: vars.s2,
  minWidth: 0,
  margin: 0,
  padding: vars.s3,
  border: 0,
  borderBottom: `${vars.chalk} solid ${vars.line}`,
});
/** At least 16 px, or phones zoom in on focus. */
export const text = style({
  minHeight: 120,
  maxHeight: 'min(60vh, 420px)',
  overflowY: 'auto',
  padding: '11px 14px',
  color: vars.ink,
  fontSize: 'max(16px, 1rem)',
  lineHeight: vars.l15,
  whiteSpace: 'break-spaces',
  overflowWrap: 'anywhere',
  fontVariantLigatures: 'none',
  outline: 'none',
});
const inText = (selector: string) =>
  selector
    .split(', ')
    .map((part) => `${text} ${part}`)
    .join(', ');
globalStyle(`${text} > * + *`, { marginTop: vars.s3 });
globalStyle(inText('a[href]'), { color: vars.turf, textDecoration: 'underline', textUnderlineOffset: '3px' });
globalStyle(inText('h2, h3'), headType(20, 'head'));
globalStyle(inText('h3, h4'), headType(17, 'head'));
globalStyle(inText('ul, ol'), { paddingInlineStart: vars.s6 });
globalStyle(inText('ul'), { listStyle: 'disc' });
globalStyle(inText('ol'), { listStyle: 'decimal' });
globalStyle(inText('blockquote'), {
  paddingInlineStart: vars.s4,
  borderInlineStart: `${vars.chalk} solid ${vars.line}`,
});
globalStyle(inText('hr'), { border: 0, borderTop: `${vars.chalk} solid ${vars.line}` });
