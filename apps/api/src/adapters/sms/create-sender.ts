import type { Db } from '../../db/open-database.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { SmsEnv } from '../../runtime/sms-settings.ts';
import { gateway } from './gateway.ts';
import type { SmsProvider } from './gateway.ts';
import type { SmsTemplate } from './messages.ts';
import { msg91 } from './msg91.ts';
import { outbox } from './outbox.store.ts';
import type { SendSms } from './send-sms.ts';
import { twilio } from './twilio.ts';

/** The sender that the settings choose. */
export function createSender(env: SmsEnv, db: Db, clock: Clock): SendSms {
  if (env.SMS_PROVIDER === 'outbox') return outbox(db, clock);
  return gateway(env.SMS_PROVIDER === 'msg91' ? msg91From(env) : twilioFrom(env), { clock });
}

function msg91From(env: SmsEnv): SmsProvider {
  return msg91({
    authKey: env.MSG91_AUTH_KEY ?? '',
    templates: byKind({
      code: env.MSG91_CODE_TEMPLATE,
      'phone-leaving': env.MSG91_PHONE_LEAVING_TEMPLATE ?? env.MSG91_CODE_TEMPLATE,
      'phone-changing': env.MSG91_PHONE_CHANGING_TEMPLATE,
      'phone-changed': env.MSG91_PHONE_CHANGED_TEMPLATE,
      guardian: env.MSG91_GUARDIAN_TEMPLATE,
    }),
    dltTemplates: byKind({
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

function twilioFrom(env: SmsEnv): SmsProvider {
  const accountSid = env.TWILIO_ACCOUNT_SID ?? '';
  return twilio({
    accountSid,
    keySid: env.TWILIO_API_KEY ?? accountSid,
    secret: env.TWILIO_SECRET ?? '',
    from: env.TWILIO_FROM ?? '',
    templates: byKind({
      code: env.TWILIO_CODE_CONTENT,
      'phone-leaving': env.TWILIO_PHONE_LEAVING_CONTENT ?? env.TWILIO_CODE_CONTENT,
      'phone-changing': env.TWILIO_PHONE_CHANGING_CONTENT,
      'phone-changed': env.TWILIO_PHONE_CHANGED_CONTENT,
      guardian: env.TWILIO_GUARDIAN_CONTENT,
    }),
    origin: env.SMS_STAND_IN,
  });
}

/** Only the templates that are set. */
function byKind(ids: Record<SmsTemplate, string | undefined>): Partial<Record<SmsTemplate, string>> {
  return Object.fromEntries(Object.entries(ids).filter(([, id]) => id));
}
