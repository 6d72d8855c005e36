import { brand } from '@maidan/brand/brand';
import { t } from '@maidan/i18n/text';

/** Owners may change what the brand says in English; other languages have their own. */
const inEnglish = () => t('language.base') === '';

export const taglineText = (): string => (inEnglish() ? brand.tagline : t('pages.tagline'));
export const cityText = (): string => (inEnglish() ? brand.city : t('pages.city'));
