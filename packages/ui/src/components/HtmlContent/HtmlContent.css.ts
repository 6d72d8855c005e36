import { globalStyle, style } from '@vanilla-extract/css';
import { clampedTo, headType } from '../../theme/type.ts';
import { vars } from '../../theme/vars.css.ts';

/**
 * A box that foreign HTML cannot leave: nothing paints or lays out beyond it, no text direction leaks, and too many lines
 * scroll inside it. High enough for any page that people read.
 */
export const frame = style({
  contain: 'content',
  unicodeBidi: 'isolate',
  maxHeight: '16000px',
  overflowY: 'auto',
  overflowWrap: 'anywhere',
});

export const content = style({});

export const clamped = style({
  ...clampedTo(2),
  '@media': { '(scripting: none)': { display: 'block' } },
});

const inContent = (selector: string) =>
  selector
    .split(', ')
    .map((part) => `${content} ${part}`)
    .join(', ');

globalStyle(`${content} > * + *`, { marginTop: vars.s3 });
globalStyle(inContent('a[href]'), { color: vars.turf, textDecoration: 'underline', textUnderlineOffset: '3px' });
globalStyle(inContent('h2, h3'), headType(20, 'head'));
globalStyle(inContent('h4'), headType(17, 'head'));
globalStyle(inContent('ul, ol'), { paddingInlineStart: vars.s6 });
globalStyle(inContent('ul'), { listStyle: 'disc' });
globalStyle(inContent('ol'), { listStyle: 'decimal' });
globalStyle(inContent('blockquote'), {
  paddingInlineStart: vars.s4,
  borderInlineStart: `${vars.chalk} solid ${vars.line}`,
});
globalStyle(inContent('hr'), { border: 0, borderTop: `${vars.chalk} solid ${vars.line}` });
globalStyle(inContent('pre'), { overflowX: 'auto', whiteSpace: 'pre-wrap' });
globalStyle(inContent('table'), { display: 'block', maxWidth: '100%', overflowX: 'auto' });
globalStyle(inContent('th, td'), {
  padding: `${vars.s1} ${vars.s3} ${vars.s1} 0`,
  textAlign: 'start',
  verticalAlign: 'top',
});
globalStyle(inContent('figcaption, small'), { fontSize: vars.t13, color: vars.inkQuiet });
globalStyle(inContent('img'), { height: 'auto', maxHeight: '80vh', borderRadius: vars.rCard });

// Two lines of text: everything is inline, with a space where a block ended.
const textElements = 'p, div, ul, ol, li, h2, h3, h4, blockquote, pre, figure, figcaption';
const clampedPart = (part: string) => `${clamped} ${content} ${part}`;
globalStyle(textElements.split(', ').map(clampedPart).join(', '), {
  display: 'inline',
  padding: 0,
  border: 0,
  font: 'inherit',
  letterSpacing: 'inherit',
  whiteSpace: 'normal',
});
globalStyle(
  textElements
    .split(', ')
    .map((part) => clampedPart(`${part}::after`))
    .join(', '),
  { content: '" "' },
);
globalStyle(['img', 'table', 'hr', 'br'].map(clampedPart).join(', '), { display: 'none' });
