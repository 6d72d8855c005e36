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
  // A font that arrives late would move the page; it is there for the next one.
  fontDisplay: 'optional',
});

// The line box of the heading face, and words of nearly its width but never wider: what fits with it fits before it has come.
globalFontFace('Bricolage Fallback', {
  src: 'local("Roboto"), local("Arial"), local("Helvetica Neue"), local("Liberation Sans")',
  sizeAdjust: '107%',
  ascentOverride: '86.9%',
  descentOverride: '25.2%',
  lineGapOverride: '0%',
});

// Element rules weigh nothing (:where), so that a component's class wins whatever the order of the files.
globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('html', {
  background: vars.ground,
  color: vars.ink,
  WebkitTextSizeAdjust: '100%',
  scrollPaddingTop: `calc(${vars.bar} + ${vars.s4})`,
  WebkitTapHighlightColor: 'transparent',
  // Paper is white, also for whoever reads in the dark.
  '@media': { print: { background: '#ffffff' } },
});
// On the body: a size on the root would change what 1rem means, and with it every size below.
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
// A press is the button's alone: a label that is replaced between its two halves would take it along, and no click comes.
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

// Two rings, ink and ground, one of which shows on any picture.
globalStyle(':where(:focus-visible)', {
  outline: `3px solid ${vars.focus}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 2px ${vars.focusGap}`,
});

/** The slow breath of a skeleton. Shared, so that all of a page breathe together. */
export const breathe = keyframes({ to: { opacity: 0.55 } });
/** A ring that turns: spinner and stalled video. */
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

// Between pages: as short as every other movement here, and none for whoever wants none.
globalStyle('::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)', {
  animationDuration: '160ms',
  animationTimingFunction: 'ease-out',
  '@media': { [lessMotion]: { animation: 'none !important' } },
});
// A long list is on its way back to where the reader was: better nothing for a moment than its wrong end.
globalStyle('html[data-returning] main', { visibility: 'hidden' });
