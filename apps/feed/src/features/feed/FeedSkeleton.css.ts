import { style, styleVariants } from '@vanilla-extract/css';
import { fromTablet } from '@maidan/ui/theme/media';
import { vars } from '@maidan/ui/theme/vars.css';

/** Arches of a strip, drawn in one background. */
const arches = (width: number, height: number, top: string, step: number) => {
  const x = `calc(${vars.gutter} + ${width < 72 ? 6 : 0}px)`;
  const head = `radial-gradient(circle at ${width / 2}px ${width / 2}px, ${vars.sunk} ${width / 2}px, transparent 0)`;
  const foot = `linear-gradient(90deg, ${vars.sunk} ${width}px, transparent 0)`;
  return [
    `${head} ${x} ${top} / ${step}px ${width / 2}px repeat-x`,
    `${foot} ${x} calc(${top} + ${width / 2}px) / ${step}px ${height - width / 2}px repeat-x`,
  ].join(', ');
};

/** List or Video, between two lines. */
const toggle = { borderTop: `${vars.chalk} solid ${vars.line}`, height: 46 } as const;

const top = style({
  borderBottom: `${vars.chalk} solid ${vars.line}`,
  '::after': { ...toggle, content: '', position: 'absolute', insetInline: 0, bottom: 0 },
  position: 'relative',
});

const line = (width: string, y: number, height: number, x = '0px') =>
  `linear-gradient(${vars.sunk} 0 0) ${x} ${y}px / ${width} ${height}px no-repeat`;

/** Below the poster of a tag. */
const textAndButtons = [
  line('66%', 129, 14, vars.gutter),
  line('74%', 149, 14, vars.gutter),
  line('128px', 172, 40, vars.gutter),
  line('128px', 172, 40, `calc(${vars.gutter} + 140px)`),
];

/** What a page has above its posts. */
export const tops = styleVariants({
  home: [top, { height: 198, background: arches(72, 84, '16px', 88) }],
  // The poster below the strip, then two lines of text and one of buttons.
  topic: [
    top,
    {
      height: 264.5,
      background: [arches(28, 34, '5px', 140), ...textAndButtons].join(', '),
      '::before': {
        content: '',
        position: 'absolute',
        insetInline: 0,
        top: 44,
        height: 78,
        background: vars.sunk,
      },
      '@media': { [fromTablet]: { height: 280.5, '::before': { height: 94 } } },
    },
  ],
});

/** Its picture, then its actions, then its text. */
export const post = style({
  padding: `0 ${vars.gutter} ${vars.s5}`,
  borderBottom: `${vars.chalk} solid ${vars.line}`,
  '::before': {
    content: '',
    display: 'block',
    marginInline: `calc(-1 * ${vars.gutter})`,
    marginBottom: 52,
    aspectRatio: '4 / 5',
    background: vars.sunk,
  },
  '::after': {
    content: '',
    display: 'block',
    height: 72,
    background: [line('62%', 1, 22), line('100%', 29, 14), line('86%', 53, 14)].join(', '),
  },
  '@media': {
    [fromTablet]: {
      padding: `${vars.s4} ${vars.s4} ${vars.s6}`,
      '::before': { marginInline: 0, borderRadius: vars.rCard },
    },
  },
});

/** The strip of a page that is here already, and the other parts above its posts: as high as what comes. */
export const strips = styleVariants({
  m: { height: 150, background: arches(72, 84, '16px', 88) },
  s: { height: vars.touch, background: arches(28, 34, '5px', 140) },
});
export const audio = style({ height: 75, borderRadius: vars.rCard, background: vars.sunk });
export const ads = style({
  paddingInline: vars.gutter,
  '::before': {
    content: '',
    display: 'block',
    width: '88%',
    marginBottom: 28,
    aspectRatio: '12 / 5',
    borderRadius: vars.rCard,
    background: vars.sunk,
  },
  '@media': { [fromTablet]: { '::before': { width: '78%' } } },
});
export const cloud = style({ height: 55 });
