import { atBase } from '@maidan/i18n/language-of-path';
import { t } from '@maidan/i18n/text';

/** Pages of the feed's site that both sites link: the league has no account pages of its own. */
export const feedPages = {
  account: '/myaccount',
  registrations: '/myaccount#registrations',
  messages: '/messages',
  settings: '/settings',
} as const;

/** A link to a page of a site: on that site it is a path, so that it opens without a page load. Both have all languages. */
export const linkTo = (siteOrigin: string, path: string, { origin }: { readonly origin: string }): string =>
  siteOrigin === origin ? path : siteOrigin + atBase(t('language.base'), path);
