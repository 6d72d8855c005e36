import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';
import { field, label } from './field.css.ts';

export const group = style([field, { margin: 0 }]);

export const legend = style([label, { paddingBottom: vars.s1 }]);

export const columns = styleVariants({
  one: { display: 'grid', gap: 0 },
  two: {
    display: 'grid',
    columnGap: vars.s3,
    gridTemplateColumns: 'repeat(auto-fill, minmax(max(8.125rem, 40%), 1fr))',
  },
  three: {
    display: 'grid',
    columnGap: vars.s3,
    gridTemplateColumns: 'repeat(auto-fill, minmax(max(30%, 5.25rem), 1fr))',
  },
  row: { display: 'flex', flexWrap: 'wrap', gap: vars.s4, padding: vars.s2 },
});
