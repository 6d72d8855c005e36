import { brand } from '@maidan/brand/brand';
import { ENGLISH, inLanguage } from '@maidan/i18n/language-state';
import { t } from '@maidan/i18n/text';

/**
 * A message as text and as the values of a template: Indian carriers deliver only registered texts (DLT), so their
 * providers need the template and its values.
 */
export interface SmsMessage {
  readonly template: SmsTemplate;
  /** The language of the text. */
  readonly language: string;
  readonly text: string;
  /** Sent if the text is not registered in its language. */
  readonly english: string;
  /** Named as in the registered templates, in the order of the variables. */
  readonly values: Readonly<Record<string, string>>;
}

export type SmsTemplate = 'code' | 'phone-leaving' | 'phone-changing' | 'phone-changed' | 'guardian';

/** The key of a template in a language: 'code' in English, 'hi:code' in Hindi. */
export const templateKey = ({ language, template }: Pick<SmsMessage, 'language' | 'template'>): string =>
  language === ENGLISH ? template : `${language}:${template}`;

const say = (
  template: SmsTemplate,
  language: string,
  values: SmsMessage['values'],
  text: () => string,
): SmsMessage => ({
  template,
  language,
  text: inLanguage(language, text),
  english: inLanguage(ENGLISH, text),
  values,
});

const nameOf = () => ({ name: brand.name });

/**
 * The last line binds the code to the site: browsers suggest it only there.
 * @param host of the calling page, without a port
 * @param language of that page
 */
export const codeMessage = (code: string, host: string, language = ENGLISH): SmsMessage =>
  say('code', language, { code, host }, () => `${t('sms.code', { code, ...nameOf() })}\n\n@${host} #${code}`);

/** A code to the number that an account is about to replace. */
export const phoneLeavingMessage = (code: string, host: string, language: string): SmsMessage =>
  say(
    'phone-leaving',
    language,
    { code, host },
    () => `${t('sms.leaving', { code, ...nameOf() })}\n\n@${host} #${code}`,
  );

/** To the number that an account is about to lose without a code from it. */
export const phoneChangingMessage = (link: string, language: string): SmsMessage =>
  say('phone-changing', language, { link }, () => t('sms.changing', { link, ...nameOf() }));

/**
 * To a guardian. It names no one, because anyone can enter a name and a number. The link comes last, so that it can be
 * tapped.
 */
export const guardianMessage = (code: string, link: string, language: string): SmsMessage =>
  say('guardian', language, { code, link }, () => t('sms.guardian', { code, link, ...nameOf() }));

/** To an account's previous number. @param language English if there is no page */
export const phoneChangedMessage = (language = ENGLISH): SmsMessage =>
  say('phone-changed', language, {}, () => t('sms.changed', { support: brand.contact.support, ...nameOf() }));
