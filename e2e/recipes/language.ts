import { copyFolder, type Recipe } from './recipe.ts';

/** Adds Marathi with the Hindi texts, which use the same script. */
export const language: Recipe = {
  task: 'A language',
  steps: [
    copyFolder('packages/i18n/src/languages/mr', 'packages/i18n/src/languages/hi', {
      'language.ts': [
        ["locale: 'hi-IN'", "locale: 'mr-IN'"],
        ["name: 'हिन्दी'", "name: 'मराठी'"],
        ["base: '/hi'", "base: '/mr'"],
      ],
    }),
  ],
};
