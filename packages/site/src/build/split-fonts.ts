import type { Plugin } from 'vite';

const FONT_FACE = /@font-face\s*\{[^}]*\}/g;

/** The file of a sheet's fonts. */
export const fontsOf = (sheet: string): string => sheet.replace(/style(-[^/]*\.css)$/, 'fonts$1');

/**
 * Removes the fonts from the style sheet: every document declares them, and a second declaration would reload them,
 * which moves text.
 */
export function splitFonts(): Plugin {
  return {
    name: 'maidan:split-fonts',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || typeof file.source !== 'string' || fontsOf(file.fileName) === file.fileName)
            continue;
          const fonts = file.source.match(FONT_FACE) ?? [];
          this.emitFile({ type: 'asset', fileName: fontsOf(file.fileName), source: fonts.join('') });
          file.source = file.source.replaceAll(FONT_FACE, '');
        }
      },
    },
  };
}
