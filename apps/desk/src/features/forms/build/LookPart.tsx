import { formCardClass, formPageClass, formThemeName, formThemeNames } from '@maidan/ui/form-themes/form-theme';
import { formContrasts } from '@maidan/ui/form-themes/form-theme-pairs';
import { palettes } from '@maidan/ui/form-themes/palettes';
import { AlertIcon, CheckIcon } from '@maidan/ui/icons';
import { Box, Text } from '@maidan/ui/layout';
import { Section } from '../../../page/Section.tsx';
import * as layout from '../../../page/layout.css.ts';
import * as css from './FormBuilder.css.ts';

/** 'FloodlightNight' as words. */
const wordsOf = (theme: string): string => theme.replaceAll(/\B[A-Z]/g, ' $&').replace(' And ', ' and ');

interface LookPartProps {
  theme: string;
  onChange: (theme: string) => void;
}

/** The colours of a form, and whether all text in them is legible. */
export function LookPart({ theme, onChange }: LookPartProps) {
  const chosen = formThemeName(theme);
  const palette = palettes[chosen];
  const contrasts = palette ? formContrasts(palette) : [];
  const poor = contrasts.filter(({ figure, least }) => figure < least);
  // The lowest contrast for each use.
  const worst = [
    ...new Map(contrasts.toSorted((a, b) => b.figure - a.figure).map((pair) => [pair.use, pair])).values(),
  ];
  return (
    <Section title="Look" note={`${formThemeNames.length} themes`}>
      <fieldset className={`${css.themes} ${layout.afterRows}`} aria-label="Theme">
        {formThemeNames.map((name) => (
          <label key={name} className={css.theme}>
            <input
              className={css.themeInput}
              type="radio"
              name="theme"
              value={name}
              checked={name === chosen}
              onChange={() => onChange(name)}
            />
            <span className={`${formPageClass(name)} ${css.swatch}`} aria-hidden="true">
              <span className={`${formCardClass} ${css.swatchCard}`}>
                <span className={css.swatchButton} />
              </span>
            </span>
            {wordsOf(name)}
          </label>
        ))}
      </fieldset>
      <Box paddingTop={4}>
        <Text as="h3" font="name">
          {wordsOf(chosen)} {poor.length === 0 ? 'is easy to read' : 'is hard to read in places'}
        </Text>
        <ul>
          {worst.map(({ use, figure, least }) => (
            <li key={use} className={css.pair}>
              <Box as="span" flex="rest">
                {use.charAt(0).toUpperCase() + use.slice(1)}
                {least < 4.5 && (
                  <Text as="small" font="note">
                    {' '}
                    needs {least}
                  </Text>
                )}
              </Box>
              <Text as="span" font="head15" fontVariantNumeric="tabular">
                {figure.toFixed(1)}
              </Text>
              <span className={figure >= least ? css.good : css.bad}>
                {figure >= least ? <CheckIcon size={20} /> : <AlertIcon size={20} />}
              </span>
            </li>
          ))}
        </ul>
        <Text paddingTop={4} font="note">
          Contrast ratios. Text needs at least 4.5. Calculated from the theme: {contrasts.length - poor.length} of{' '}
          {contrasts.length} pairs pass.
        </Text>
      </Box>
    </Section>
  );
}
