import { createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import {
  darkColours,
  leagueColours,
  leagueDarkColours,
  lightColours,
  type Colour,
  type ColourChange,
} from '../tokens/colours.ts';
import { scale } from '../tokens/scale.ts';

const tokens = { ...lightColours, ...scale };

/**
 * Every token as a CSS variable: `vars.inkQuiet` is `var(--ink-quiet)`.
 * The names are deliberately global and readable: form themes and the document's head set them too.
 */
export const vars = createGlobalThemeContract(tokens, (_value, path) =>
  path.join('-').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
);

function change(colours: ColourChange): Record<string, string> {
  return Object.fromEntries(Object.entries(colours).map(([name, value]) => [vars[name as Colour], value]));
}

createGlobalTheme(':root', vars, tokens);
globalStyle(':root', { colorScheme: 'light' });
globalStyle('[data-site="league"]', { vars: change(leagueColours) });
globalStyle(':root', {
  '@media': { '(prefers-reduced-motion: reduce)': { vars: { [vars.fast]: '0ms', [vars.calm]: '0ms' } } },
});

// Scripts with marks above and below the line: headings as tight as in Latin would cut them off or let them touch.
globalStyle('[data-script="tall"]', {
  vars: {
    [vars.l13]: '1.375rem',
    [vars.l15]: '1.625rem',
    [vars.l17]: '1.75rem',
    [vars.l20]: '1.875rem',
    [vars.l26]: '2.375rem',
    [vars.l34]: '3rem',
    [vars.l44]: '3.875rem',
    [vars.l60]: '5.25rem',
    [vars.trackHead]: '0',
  },
});

// Dark by the system's preference unless the reader chose light, or by the reader's choice.
const dark = { colorScheme: 'dark', vars: change(darkColours) } as const;
const darkBySystem = '(prefers-color-scheme: dark)';
globalStyle(':root:not([data-theme="light"])', { '@media': { [darkBySystem]: dark } });
globalStyle(':root[data-site="league"]:not([data-theme="light"])', {
  '@media': { [darkBySystem]: { vars: change(leagueDarkColours) } },
});
globalStyle(':root[data-theme="dark"]', dark);
globalStyle(':root[data-theme="dark"][data-site="league"]', { vars: change(leagueDarkColours) });
