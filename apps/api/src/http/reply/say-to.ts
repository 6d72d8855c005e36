import { inLanguage } from '@maidan/i18n/language-state';
import type { Call } from '../call.ts';
import { acceptedLanguage } from '../request/accepted-language.ts';

/**
 * A text in the language of the person who sent a request. Errors do not need it: `Said` is translated with their
 * reply.
 */
export const sayTo = (http: Call['http'], say: () => string): string =>
  inLanguage(acceptedLanguage(http.req.header('accept-language')), say);
