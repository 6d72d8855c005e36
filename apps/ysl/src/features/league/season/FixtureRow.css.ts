import { style, styleVariants } from '@vanilla-extract/css';
import { fromDesk, fromTablet } from '@maidan/ui/theme/media';
import { headType, tabular, textType } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';

const chalk = `${vars.chalk} solid ${vars.line}`;

/** A container measured in rem: with larger text, a tablet gets the layout of a phone. */
export const place = style({ containerType: 'inline-size' });
const wide = '(min-width: 42rem)';
const narrow = '(max-width: 15rem)';

/** On a phone the teams are above the score; on wider screens the score is between them. */
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
  gap: vars.s2,
  padding: '14px 0 16px',
  borderBottom: chalk,
  '@media': {
    [fromTablet]: {
      '@container': {
        [wide]: {
          gridTemplateColumns: '190px minmax(0, 1fr) auto minmax(0, 1fr) auto',
          alignItems: 'center',
          gap: vars.s5,
          paddingBlock: '14px',
        },
      },
    },
  },
});

export const facts = style({
  ...textType(13),
  ...tabular,
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.s3,
  color: vars.inkQuiet,
  overflowWrap: 'anywhere',
  '@media': { [fromTablet]: { '@container': { [wide]: { gridColumn: 1, flexDirection: 'column', gap: 0 } } } },
});

export const type = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.s2 });

/** The link covers the whole row; on a phone its icon is at the end of the score's line. */
export const open = style({
  gridRow: 3,
  gridColumn: -2,
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'center',
  color: vars.inkQuiet,
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 0, boxShadow: 'none' },
    '&:focus-visible::after': { outline: `3px solid ${vars.focus}`, outlineOffset: -3 },
  },
  '@container': { [narrow]: { gridRow: 4 } },
  '@media': { [fromTablet]: { '@container': { [wide]: { gridArea: '1 / 5' } } }, print: { display: 'none' } },
});

const teamName = style({
  ...headType(17, 'head'),
  lineHeight: vars.l15,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  selectors: { '&[data-lost]': { fontWeight: vars.wNav, color: vars.inkQuiet } },
  // On narrower screens a larger name would break inside a word.
  '@media': { [fromDesk]: { fontSize: vars.t20, lineHeight: vars.l20 } },
});

export const team = styleVariants({
  one: [
    teamName,
    {
      '@container': { [narrow]: { gridColumn: '1 / -1' } },
      '@media': { [fromTablet]: { '@container': { [wide]: { textAlign: 'end' } } } },
    },
  ],
  two: [
    teamName,
    {
      textAlign: 'end',
      gridColumn: '2 / -1',
      gridRow: 2,
      '@container': { [narrow]: { gridColumn: '1 / -1', gridRow: 3 } },
      '@media': { [fromTablet]: { '@container': { [wide]: { textAlign: 'start', gridArea: '1 / 4' } } } },
    },
  ],
});

const side = { content: '', flex: 1, borderTop: chalk } as const;

/** The score is on the halfway line. */
export const score = style({
  gridColumn: '1 / 3',
  gridRow: 3,
  display: 'flex',
  alignItems: 'center',
  gap: vars.s3,
  '::before': side,
  '::after': side,
  '@container': { [narrow]: { gridRow: 4 } },
  '@media': { [fromTablet]: { '@container': { [wide]: { gridArea: '1 / 3', minWidth: 224 } } } },
});

/** How the match ended, if the score does not show it. */
export const decision = style({ ...textType(15), gridColumn: '1 / -1', textAlign: 'center', overflowWrap: 'anywhere' });

const both = style({ ...tabular, whiteSpace: 'nowrap' });

export const result = style([
  both,
  headType(34, 'name'),
  {
    ...tabular,
    lineHeight: '2.5rem',
    padding: `0 ${vars.s3}`,
    background: vars.ink,
    color: vars.inkInverse,
    borderRadius: vars.rInput,
  },
]);

export const unscored = style([
  both,
  headType(15),
  { lineHeight: '2rem', padding: `0 ${vars.s3}`, border: vars.edge, borderRadius: vars.rFull },
]);
