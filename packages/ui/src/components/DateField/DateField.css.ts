import { style } from '@vanilla-extract/css';
import { tabular } from '../../theme/type.ts';
import { vars } from '../../theme/vars.css.ts';
import { atEnd } from '../private/field.css.ts';

// If the picker's button can be styled, it is stretched, transparent, over our icon. Otherwise, it is visible itself.
const ownPicker = 'selector(::-webkit-calendar-picker-indicator)';

export const date = style([
  tabular,
  {
    // WebKit centres the date only in a flexible box.
    display: 'flex',
    alignItems: 'center',
    textAlign: 'start',
    selectors: {
      '&[data-empty]': { color: vars.inkQuiet },
      '&::-webkit-date-and-time-value': { textAlign: 'start' },
      '&::-webkit-calendar-picker-indicator': {
        position: 'absolute',
        insetInlineEnd: 0,
        top: 0,
        width: 48,
        height: '100%',
        margin: 0,
        padding: 0,
        opacity: 0,
        cursor: 'pointer',
      },
    },
    '@supports': { [ownPicker]: { paddingInlineEnd: 48 } },
  },
]);

export const icon = style([atEnd, { display: 'none', '@supports': { [ownPicker]: { display: 'grid' } } }]);
