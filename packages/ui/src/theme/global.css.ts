// oxlint-disable-next-line typescript/triple-slash-reference -- ambient modules cannot be imported
/// <reference path="../assets.d.ts" />
import { globalFontFace, globalStyle, keyframes } from '@vanilla-extract/css';
import headingFont from '../fonts/bricolage-grotesque-latin-wght-normal.woff2';
import { lessMotion } from './media.ts';
import { vars } from './vars.css.ts';

// One file, latin, weight axis only. The document's head may preload the same import.
globalFontFace('Bricolage Grotesque Variable', {
  src: `url("${headingFont}") format("woff2-variations")`,
  fontWeight: '200 800',
  // A font that arrives late would move the page; it is used from the next page on.
  fontDisplay: 'optional',
});

// The line box of the heading face, with nearly its width but never wider: what fits in this font also fits before the face loads.
globalFontFace('Bricolage Fallback', {
  src: 'local("Roboto"), local("Arial"), local("Helvetica Neue"), local("Liberation Sans")',
  sizeAdjust: '107%',
  ascentOverride: '86.9%',
  descentOverride: '25.2%',
  lineGapOverride: '0%',
});

// Element rules have no specificity (:where), so that a component's class wins in any order of files.
globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('html', {
  background: vars.ground,
  color: vars.ink,
  WebkitTextSizeAdjust: '100%',
  scrollPaddingTop: `calc(${vars.bar} + ${vars.s4})`,
  WebkitTapHighlightColor: 'transparent',
  // Paper is white, even for people who use dark mode.
  '@media': { print: { background: '#ffffff' } },
});
// On the body: a size on the root would change 1rem, and with it every size.
globalStyle('body', {
  margin: 0,
  minHeight: '100dvh',
  font: `${vars.wText} ${vars.t15}/${vars.l15} ${vars.fontText}`,
  overflowWrap: 'break-word',
});
globalStyle(':where(h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, blockquote, dialog, legend)', {
  margin: 0,
  padding: 0,
  border: 0,
});
globalStyle(':where(ul, ol)', { listStyle: 'none' });
globalStyle(':where(img, svg, video)', { display: 'block', maxWidth: '100%' });
globalStyle(':where(a)', { color: 'inherit', textDecoration: 'none' });
globalStyle(':where(button, input, select, textarea)', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
globalStyle(':where(button)', { border: 0, background: 'none', padding: 0, cursor: 'pointer', textAlign: 'inherit' });
// Only the button receives presses: if a label were replaced between press and release, there would be no click.
globalStyle(':where(button) > :where(span, svg)', { pointerEvents: 'none' });
globalStyle(':where(h1, h2, h3)', {
  fontFamily: vars.fontHead,
  fontWeight: vars.wHead,
  letterSpacing: vars.trackHead,
  textWrap: 'balance',
});
globalStyle(':where(table)', { borderCollapse: 'collapse', borderSpacing: 0 });
globalStyle(':where(svg[data-icon])', { flex: 'none' });
globalStyle('[hidden]', { display: 'none !important' });

// Two rings, ink and ground, one of which is visible on any picture.
globalStyle(':where(:focus-visible)', {
  outline: `3px solid ${vars.focus}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 2px ${vars.focusGap}`,
});

/** The slow pulse of skeletons. Shared, so that all on a page pulse together. */
export const breathe = keyframes({ to: { opacity: 0.55 } });
/** A turning ring: spinner and stalled video. */
export const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

globalStyle('*, *::before, *::after', {
  '@media': {
    [lessMotion]: {
      animation: 'none !important',
      transition: 'none !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});

// Between pages: as short as every other movement here, and none with reduced motion.
globalStyle('::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)', {
  animationDuration: '160ms',
  animationTimingFunction: 'ease-out',
  '@media': { [lessMotion]: { animation: 'none !important' } },
});
// A long list is being restored for a returning reader: nothing for an instant is better than its wrong end.
globalStyle('html[data-returning] main', { visibility: 'hidden' });
