import type { Db } from '../../db/open-database.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { SmsEnv } from '../../runtime/sms-settings.ts';
import { gateway } from './gateway.ts';
import type { SmsProvider } from './gateway.ts';
import { ENGLISH } from '@maidan/i18n/language-state';
import type { SmsMessage, SmsTemplate } from './messages.ts';
import { msg91 } from './msg91.ts';
import { outbox } from './outbox.store.ts';
import type { SendSms } from './send-sms.ts';
import { recordSends } from './sms-messages.store.ts';
import { twilio } from './twilio.ts';

/**
 * The provider chosen by the settings; null for the outbox.
 * @param reports the address for delivery reports, for gateways that expect it with each message
 */
export function createProvider(env: SmsEnv, reports: string): SmsProvider | null {
  if (env.SMS_PROVIDER === 'outbox') return null;
  return env.SMS_PROVIDER === 'msg91' ? msg91From(env) : twilioFrom(env, reports);
}

interface SenderParts {
  readonly env: SmsEnv;
  readonly provider: SmsProvider | null;
  readonly db: Db;
  readonly clock: Clock;
  /** The record of a message could not be stored. */
  readonly onError: (error: unknown) => void;
}

/** Sends through the provider and records the outcome, or stores messages in the outbox. */
export function createSender({ env, provider, db, clock, onError }: SenderParts): SendSms {
  if (provider === null) return outbox(db, clock);
  const send = recordSends(gateway(provider, { clock }), { db, clock, price: env.SMS_PRICE, onError });
  return (phone, message) => send(phone, provider.speaks(message) ? message : inEnglish(message));
}

const inEnglish = (message: SmsMessage): SmsMessage => ({ ...message, language: ENGLISH, text: message.english });

function msg91From(env: SmsEnv): SmsProvider {
  return msg91({
    authKey: env.MSG91_AUTH_KEY ?? '',
    templates: byKind(env.MSG91_TRANSLATED_TEMPLATES, {
      code: env.MSG91_CODE_TEMPLATE,
      'phone-leaving': env.MSG91_PHONE_LEAVING_TEMPLATE ?? env.MSG91_CODE_TEMPLATE,
      'phone-changing': env.MSG91_PHONE_CHANGING_TEMPLATE,
      'phone-changed': env.MSG91_PHONE_CHANGED_TEMPLATE,
      guardian: env.MSG91_GUARDIAN_TEMPLATE,
    }),
    dltTemplates: byKind(env.DLT_TRANSLATED_TEMPLATES, {
      code: env.DLT_CODE_TEMPLATE,
      'phone-leaving': env.DLT_PHONE_LEAVING_TEMPLATE ?? env.DLT_CODE_TEMPLATE,
      'phone-changing': env.DLT_PHONE_CHANGING_TEMPLATE,
      'phone-changed': env.DLT_PHONE_CHANGED_TEMPLATE,
      guardian: env.DLT_GUARDIAN_TEMPLATE,
    }),
    sender: env.MSG91_SENDER,
    origin: env.SMS_STAND_IN,
  });
}

function twilioFrom(env: SmsEnv, reports: string): SmsProvider {
  const accountSid = env.TWILIO_ACCOUNT_SID ?? '';
  return twilio({
    accountSid,
    keySid: env.TWILIO_API_KEY ?? accountSid,
    secret: env.TWILIO_SECRET ?? '',
    from: env.TWILIO_FROM ?? '',
    templates: byKind(env.TWILIO_TRANSLATED_CONTENT, {
      code: env.TWILIO_CODE_CONTENT,
      'phone-leaving': env.TWILIO_PHONE_LEAVING_CONTENT ?? env.TWILIO_CODE_CONTENT,
      'phone-changing': env.TWILIO_PHONE_CHANGING_CONTENT,
      'phone-changed': env.TWILIO_PHONE_CHANGED_CONTENT,
      guardian: env.TWILIO_GUARDIAN_CONTENT,
    }),
    // Twilio rejects an address that it cannot reach.
    reports: reports.startsWith('https://') ? reports : undefined,
    origin: env.SMS_STAND_IN,
  });
}

/** Only the configured templates; those in other languages by 'hi:code'. */
function byKind(
  translated: Readonly<Record<string, string>> | undefined,
  english: Record<SmsTemplate, string | undefined>,
): Partial<Record<string, string>> {
  const found = Object.entries(english).filter(([, id]) => id);
  return { ...Object.fromEntries(found), ...translated };
}
