import { style } from '@vanilla-extract/css';
import { turn } from '../../theme/global.css.ts';

export const ring = style({ animation: `${turn} 900ms linear infinite` });
