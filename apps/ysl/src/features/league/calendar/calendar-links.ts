import { fileAtBase } from '@maidan/i18n/language-of-path';
import { t } from '@maidan/i18n/text';

/** The address of a calendar for people and programs, in the language of the page. @param address a path of the site, or absolute */
export function calendarAddress(address: string, origin: string): string {
  return fileAtBase(t('language.base'), new URL(address, origin).href);
}

/** The same for the calendar of this device: `webcal` opens it with the question whether to subscribe. */
export function subscribeAddress(address: string, origin: string): string {
  return calendarAddress(address, origin).replace(/^https?:/, 'webcal:');
}
