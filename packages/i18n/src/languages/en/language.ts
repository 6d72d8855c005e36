export const messages = {
  locale: 'en-IN',
  name: 'English',
  base: '',
  choice: 'Language',
  offer: 'This site is also in English.',
  accept: 'Read in English',
  script: 'latin',
} as const;
