import { style } from '@vanilla-extract/css';
import { tabular } from '../../theme/type.ts';
import { vars } from '../../theme/vars.css.ts';

/** The browser's own date field. Its picker button is stretched under our icon and stays operable. */
export const date = style([
  tabular,
  {
    minHeight: 48,
    paddingInlineEnd: 48,
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
  },
]);
