import { style } from '@vanilla-extract/css';
import { vars } from '@maidan/ui/theme/vars.css';

/** As large as the button that loads later, so that its neighbours do not move. */
export const place = style({ display: 'inline-block', flex: 'none', width: vars.touch, height: vars.touch });
