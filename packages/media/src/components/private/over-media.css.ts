import { forcedColours } from '@maidan/ui/theme/media';
import { headType, tabular } from '@maidan/ui/theme/type';
import { vars } from '@maidan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

/** A small text over a picture: a clip's length, a counter, the source of an embed. */
export const chip = style([
  headType(13),
  tabular,
  {
    position: 'absolute',
    zIndex: 1,
    display: 'inline-flex',
    alignItems: 'center',
    height: 28,
    padding: '0 10px',
    borderRadius: vars.rInput,
    background: vars.mediaChip,
    color: vars.onMedia,
    pointerEvents: 'none',
    '@media': { [forcedColours]: { border: '1px solid CanvasText' } },
  },
]);
export const topStart = style({ insetInlineStart: vars.s3, top: vars.s3 });
export const topEnd = style({ insetInlineEnd: vars.s3, top: vars.s3 });
export const bottomStart = style({ insetInlineStart: vars.s3, bottom: vars.s3 });

/** The whole picture is the target of a tap. */
export const target = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  display: 'grid',
  placeItems: 'center',
  cursor: 'pointer',
  selectors: {
    // The picture clips an outer outline: this one is inset, in two tones that are visible on any frame.
    '&:focus-visible': {
      outline: `3px solid ${vars.onMedia}`,
      outlineOffset: -6,
      boxShadow: `inset 0 0 0 8px ${vars.mediaGround}`,
    },
  },
});

/** The button over a clip. Without JavaScript, the element's own controls must be reachable. */
export const surface = style([target, { '@media': { '(scripting: none)': { display: 'none' } } }]);

export const playMark = style({
  width: 76,
  height: 76,
  borderRadius: '50%',
  display: 'grid',
  placeItems: 'center',
  background: vars.mediaChip,
  color: vars.onMedia,
  '@media': { [forcedColours]: { border: '2px solid CanvasText' } },
});

/** A pill over a picture, with a white border. */
export const pill = style([
  headType(15),
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.s2,
    minHeight: vars.touch,
    padding: `0 ${vars.s5}`,
    borderRadius: vars.rFull,
    border: `1.5px solid ${vars.onMedia}`,
    background: vars.mediaChip,
    color: vars.onMedia,
    cursor: 'pointer',
    selectors: { '&:focus-visible': { outline: `3px solid ${vars.onMedia}`, outlineOffset: 2 } },
  },
]);
