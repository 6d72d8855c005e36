import { vars } from '@maidan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

export const page = style({ minHeight: '100%', paddingBlock: vars.s5 });
export const picture = style({ width: '100%', height: 144, objectFit: 'cover', marginTop: `calc(-1 * ${vars.s5})` });
export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.s5,
  margin: `0 ${vars.s4}`,
  padding: `${vars.s6} ${vars.s5}`,
  borderRadius: vars.rCard,
  selectors: { [`${picture} ~ &`]: { marginTop: -32 } },
});
/** A field shown only after certain answers. */
export const conditional = style({
  margin: `0 calc(-1 * ${vars.s2})`,
  padding: vars.s2,
  border: `2px dashed ${vars.chosen}`,
  borderRadius: vars.rCard,
});
export const image = style({ width: '100%', borderRadius: vars.rCard });
