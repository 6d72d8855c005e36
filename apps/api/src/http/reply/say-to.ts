import { inLanguage } from '@maidan/i18n/language-state';
import type { Call } from '../call.ts';
import { acceptedLanguage } from '../request/accepted-language.ts';

/** A text for the person who sent a request, in its language. Errors need it not: `Said` is said with their reply. */
export const sayTo = (http: Call['http'], say: () => string): string =>
  inLanguage(acceptedLanguage(http.req.header('accept-language')), say);
