import { style, styleVariants } from '@vanilla-extract/css';
import { fromTablet } from '@maidan/ui/theme/media';
import { vars } from '@maidan/ui/theme/vars.css';

/** The arches of a strip, drawn as one background. */
const arches = [
  `radial-gradient(circle at 36px 36px, ${vars.sunk} 36px, transparent 0) ${vars.gutter} 16px / 88px 36px repeat-x`,
  `linear-gradient(90deg, ${vars.sunk} 72px, transparent 0) ${vars.gutter} 52px / 88px 48px repeat-x`,
].join(', ');

/** The List/Video toggle, between two lines. */
const toggle = { borderTop: `${vars.chalk} solid ${vars.line}`, height: 46 } as const;

const top = style({
  borderBottom: `${vars.chalk} solid ${vars.line}`,
  '::after': { ...toggle, content: '', position: 'absolute', insetInline: 0, bottom: 0 },
  position: 'relative',
});

const line = (width: string, y: number, height: number, x = '0px') =>
  `linear-gradient(${vars.sunk} 0 0) ${x} ${y}px / ${width} ${height}px no-repeat`;

/** Buttons and text below the poster of a tag. */
const buttonsAndText = (from: number) => [
  line('128px', from, 44, vars.gutter),
  line('128px', from, 44, `calc(${vars.gutter} + 136px)`),
  line('80%', from + 57, 14, vars.gutter),
  line('74%', from + 81, 14, vars.gutter),
];

/** The part of a page above its posts. */
export const tops = styleVariants({
  home: [top, { height: 198, background: arches }],
  // The poster below the strip, then one line of buttons and two of text.
  topic: [
    top,
    {
      height: 530,
      background: [arches, ...buttonsAndText(338)].join(', '),
      '::before': {
        content: '',
        position: 'absolute',
        insetInline: 0,
        top: 150,
        height: 172,
        background: vars.sunk,
      },
      '@media': {
        [fromTablet]: {
          height: 606,
          background: [arches, ...buttonsAndText(414)].join(', '),
          '::before': { height: 248 },
        },
      },
    },
  ],
});

/** A post: its picture, actions and text. */
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

/** Placeholders for the strip and the other blocks of a loaded page, at their final height. */
export const strip = style({ height: 150, background: arches });
export const audio = style({ height: 75, borderRadius: vars.rCard, background: vars.sunk });
export const compactAudio = style([audio, { height: 46 }]);
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
export const compactAds = style({
  width: '7.5rem',
  marginInlineStart: vars.gutter,
  aspectRatio: '12 / 5',
  borderRadius: vars.rCard,
  background: vars.sunk,
  '@media': { [fromTablet]: { width: '11.25rem' } },
});
export const cloud = style({ height: 55 });
export const compactCloud = style({ height: vars.touch });
