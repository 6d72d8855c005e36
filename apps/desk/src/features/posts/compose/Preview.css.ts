import { darkColours, lightColours } from '@maidan/ui/tokens/colours';
import { headType, textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';
import { style, styleVariants } from '@vanilla-extract/css';
import { besideForm } from './Composer.css.ts';

export const side = style({
  padding: `${vars.s5} ${vars.gutter} ${vars.s8}`,
  borderTop: `${vars.chalk} solid ${vars.line}`,
  '@media': {
    [besideForm]: { padding: vars.s5, borderTop: 'none', borderInlineStart: `${vars.chalk} solid ${vars.line}` },
  },
});
/** For screen readers: sighted users see what the choice is about. */
export const schemes = style({
  position: 'relative',
  display: 'flex',
  border: vars.edge,
  borderRadius: vars.rFull,
  overflow: 'hidden',
});
export const scheme = style([
  headType(13, 'nav'),
  {
    display: 'grid',
    placeItems: 'center',
    minHeight: vars.touch,
    padding: `0 ${vars.s4}`,
    cursor: 'pointer',
    selectors: {
      '&:has(:checked)': { background: vars.ink, color: vars.ground },
      '&:has(:focus-visible)': { outline: `3px solid ${vars.focus}`, outlineOffset: '-3px', borderRadius: vars.rFull },
    },
  },
]);
export const schemeInput = style({ position: 'absolute', opacity: 0 });

export const phone = style({
  maxWidth: 360,
  marginInline: 'auto',
  overflow: 'hidden',
  border: `8px solid #16190f`,
  borderRadius: 32,
  background: vars.ground,
  color: vars.ink,
  paddingBottom: vars.s6,
});

const inColours = (colours: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(colours).map(([name, value]) => [(vars as Readonly<Record<string, string>>)[name] ?? '', value]),
  );
/** The scheme that the sites set on the whole page. */
export const inScheme = styleVariants({
  light: { colorScheme: 'light', vars: inColours(lightColours) },
  dark: { colorScheme: 'dark', vars: inColours({ ...lightColours, ...darkColours }) },
});

export const picture = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '4 / 5',
  background: vars.sunk,
  color: vars.inkQuiet,
});
export const image = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' });
export const play = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 80,
  height: 80,
  borderRadius: vars.rFull,
  background: 'rgb(22 25 15 / 0.8)',
  color: '#fff',
});
export const ad = style({ position: 'absolute', top: vars.s3, insetInlineStart: vars.s3 });
const within = { padding: `${vars.s2} ${vars.s4} 0`, overflowWrap: 'anywhere' } as const;
export const name = style([headType(20, 'head'), within]);
export const text = style([textType(15), within, { whiteSpace: 'pre-line' }]);
export const action = style([
  headType(15),
  {
    margin: `${vars.s3} ${vars.s4} 0`,
    padding: `${vars.s2} ${vars.s4}`,
    borderRadius: vars.rFull,
    background: vars.signal,
    color: vars.onSignal,
    textAlign: 'center',
    overflowWrap: 'anywhere',
  },
]);
