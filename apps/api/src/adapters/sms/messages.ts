import { brand } from '@maidan/brand/brand';

/**
 * A message as text and as the values of a template: Indian carriers deliver only registered texts (DLT), so their
 * providers need the template and its values.
 */
export interface SmsMessage {
  readonly template: SmsTemplate;
  readonly text: string;
  /** Named as in the registered templates, in the order of the gaps. */
  readonly values: Readonly<Record<string, string>>;
}

export type SmsTemplate = 'code' | 'phone-leaving' | 'phone-changing' | 'phone-changed' | 'guardian';

/**
 * The last line binds the code to the site: browsers offer it there and nowhere else.
 * @param host of the calling page, without a port
 */
export function codeMessage(code: string, host: string): SmsMessage {
  return {
    template: 'code',
    text: `${code} is your ${brand.name} code. It works for 5 minutes. Never share it.\n\n@${host} #${code}`,
    values: { code, host },
  };
}

/** A code to the number that an account is about to leave. */
export function phoneLeavingMessage(code: string, host: string): SmsMessage {
  return {
    template: 'phone-leaving',
    text: `${code} moves your ${brand.name} account to another phone number. Not you? Never share it.\n\n@${host} #${code}`,
    values: { code, host },
  };
}

/** To the number that an account is about to lose without a code from it. */
export function phoneChangingMessage(link: string): SmsMessage {
  return {
    template: 'phone-changing',
    text: `The phone number of your ${brand.name} account changes in 72 hours. Not you? Stop it here: ${link}`,
    values: { link },
  };
}

/** To a guardian. It names no one: anyone can type a name and a number. The link is the last thing in it, to be tapped. */
export function guardianMessage(code: string, link: string): SmsMessage {
  return {
    template: 'guardian',
    text: `${code} is your code as a parent or guardian on ${brand.name}. Someone under 18 named you. Read first what is stored, then agree or refuse: ${link}`,
    values: { code, link },
  };
}

/** To the number an account had before. */
export function phoneChangedMessage(): SmsMessage {
  return {
    template: 'phone-changed',
    text: `The phone number of your ${brand.name} account was changed. Not you? Write to ${brand.contact.support}`,
    values: {},
  };
}
