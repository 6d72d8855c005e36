import { atBase } from '@maidan/i18n/language-of-path';
import { t } from '@maidan/i18n/text';

/** Pages of the feed's site that both sites link: the league has no account pages of its own. */
export const feedPages = {
  account: '/myaccount',
  registrations: '/myaccount#registrations',
  messages: '/messages',
  settings: '/settings',
} as const;

/** A page of a site as a link: a path on that site, so that it is followed without a page load. Both speak all languages. */
export const linkTo = (siteOrigin: string, path: string, { origin }: { readonly origin: string }): string =>
  siteOrigin === origin ? path : siteOrigin + atBase(t('language.base'), path);
