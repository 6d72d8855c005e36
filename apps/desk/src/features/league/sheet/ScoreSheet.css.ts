import { fromTablet } from '@maidan/ui/theme/media';
import { vars } from '@maidan/ui/theme/vars.css';
import { globalStyle, style } from '@vanilla-extract/css';

const INK = '#000000';
const PAPER = '#ffffff';
const THIN = `0.25mm solid ${INK}`;

export const acts = style({
  display: 'grid',
  gap: vars.s3,
  padding: `${vars.s4} ${vars.gutter}`,
  '@media': { [fromTablet]: { paddingInline: vars.s8 }, print: { display: 'none' } },
});
/** On screen, the paper at its real size; it scrolls sideways on a narrow screen. */
export const sheet = style({
  overflowX: 'auto',
  // Contains visually hidden text, which would otherwise widen the page.
  position: 'relative',
  padding: `0 ${vars.gutter} ${vars.s8}`,
  '@media': {
    [fromTablet]: { paddingInline: vars.s8 },
    print: { position: 'absolute', inset: '0 auto auto 0', width: '100%', padding: 0, overflow: 'visible' },
  },
});

/** Black on white in every theme: it must be legible without colour. */
export const page = style({
  boxSizing: 'border-box',
  width: '186mm',
  minHeight: '270mm',
  marginBottom: vars.s4,
  padding: '6mm',
  display: 'flex',
  flexDirection: 'column',
  gap: '3mm',
  background: PAPER,
  color: INK,
  border: THIN,
  fontFamily: vars.fontText,
  fontSize: '3.6mm',
  lineHeight: 1.35,
  colorScheme: 'light',
  '@media': {
    print: {
      width: '100%',
      minHeight: 0,
      height: '272mm',
      margin: 0,
      padding: 0,
      border: 0,
      breakAfter: 'page',
      selectors: { '&:last-child': { breakAfter: 'auto' } },
    },
  },
});

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 28mm',
  gap: '4mm',
  alignItems: 'start',
  borderBottom: `0.6mm solid ${INK}`,
  paddingBottom: '2mm',
});
export const where = style({ fontSize: '3.6mm' });
export const teams = style({ fontFamily: vars.fontHead, fontSize: '6.4mm', lineHeight: 1.2, fontWeight: vars.wHead });
export const address = style({ fontSize: '3mm', overflowWrap: 'anywhere' });
export const code = style({ width: '28mm', height: '28mm' });
globalStyle(`${code} svg`, { width: '28mm', height: '28mm', maxWidth: 'none' });

export const part = style({ fontFamily: vars.fontHead, fontSize: '4.4mm', fontWeight: vars.wHead });
export const line = style({ minHeight: '7mm', borderBottom: THIN, display: 'flex', alignItems: 'center', gap: '2mm' });
export const box = style({ display: 'inline-block', width: '4mm', height: '4mm', border: THIN });

export const table = style({ width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' });
globalStyle(`${table} th, ${table} td`, {
  border: THIN,
  padding: '0 1.2mm',
  height: '7mm',
  textAlign: 'start',
  verticalAlign: 'middle',
  overflowWrap: 'anywhere',
  color: INK,
});
globalStyle(`${table} th`, { fontWeight: vars.wStrong, fontSize: '3.2mm' });
export const narrow = style({ width: '18mm' });
export const named = style({});
globalStyle(`${table} td${named}`, { height: '12mm', verticalAlign: 'top', fontSize: '3mm' });

export const overs = style({ display: 'grid', gridTemplateColumns: 'repeat(10, minmax(0, 1fr))', gap: 0 });
export const over = style({ border: THIN, minHeight: '10mm', padding: '0.5mm 1mm', fontSize: '2.8mm' });

export const sides = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '4mm' });
export const signatures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: '4mm',
  marginTop: 'auto',
  paddingTop: '10mm',
});
export const signature = style({ borderTop: THIN, fontSize: '3mm', paddingTop: '1mm' });

// Print only the sheet, without the page around it.
globalStyle(`body:has(${sheet})`, { '@media': { print: { visibility: 'hidden', background: PAPER } } });
globalStyle(`body ${sheet}`, { '@media': { print: { visibility: 'visible' } } });
