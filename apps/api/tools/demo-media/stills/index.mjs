// All stills by name; the pack calls the file media/<name>.webp.
import { food } from './food.mjs';
import { street } from './street.mjs';
import { sport } from './sport.mjs';
import { culture } from './culture.mjs';
import { brand } from './brand.mjs';

export const stills = { ...food, ...street, ...sport, ...culture, ...brand };
