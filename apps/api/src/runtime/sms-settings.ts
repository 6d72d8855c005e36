import { z } from 'zod';
import type { Clock } from './clock.ts';
import type { Db } from '../db/open-database.ts';
import { gateway } from '../adapters/sms/gateway.ts';
import { msg91 } from '../adapters/sms/msg91.ts';
import { outbox } from '../adapters/sms/outbox.store.ts';
import type { SendSms } from '../adapters/sms/send-sms.ts';
import { twilio } from '../adapters/sms/twilio.ts';

const LOOPBACK = /^http:\/\/(127\.0\.0\.1|localhost)(:\d+)?$/;

/** The variables of the SMS providers; `.env.example` explains them. */
export const smsFields = {
  SMS_PROVIDER: z.enum(['outbox', 'msg91', 'twilio']).default('outbox'),
  SMS_PER_HOUR: z.coerce.number().int().min(1).default(2000),
  ALLOW_DEV_OUTBOX: z
    .stringbool({ truthy: ['1', 'true', 'yes', 'on'], falsy: ['0', 'false', 'no', 'off', ''] })
    .default(false),
  SMS_STAND_IN: z.string().regex(LOOPBACK, 'must be on this machine, as http://127.0.0.1:4100').optional(),
  PHONE_COUNTRIES: z
    .string()
    .regex(/^[1-9]\d{0,2}(,[1-9]\d{0,2})*$/, 'must be country codes with commas between, for example 91,977')
    .default('91')
    .transform((codes) => codes.split(',')),
  MSG91_AUTH_KEY: z.string().optional(),
  MSG91_SENDER: z.string().optional(),
  MSG91_CODE_TEMPLATE: z.string().optional(),
  MSG91_PHONE_CHANGED_TEMPLATE: z.string().optional(),
  DLT_CODE_TEMPLATE: z.string().regex(/^\d+$/, 'must be the digits of the DLT template id').optional(),
  DLT_PHONE_CHANGED_TEMPLATE: z.string().regex(/^\d+$/, 'must be the digits of the DLT template id').optional(),
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC[0-9a-f]{32}$/i, 'must be AC and 32 digits and letters')
    .optional(),
  TWILIO_API_KEY: z
    .string()
    .regex(/^SK[0-9a-f]{32}$/i, 'must be SK and 32 digits and letters')
    .optional(),
  TWILIO_SECRET: z.string().optional(),
  TWILIO_FROM: z.string().optional(),
  TWILIO_CODE_CONTENT: z
    .string()
    .regex(/^HX[0-9a-f]{32}$/i, 'must be HX and 32 digits and letters')
    .optional(),
  TWILIO_PHONE_CHANGED_CONTENT: z
    .string()
    .regex(/^HX[0-9a-f]{32}$/i, 'must be HX and 32 digits and letters')
    .optional(),
};

type SmsEnv = z.output<z.ZodObject<typeof smsFields>>;

const needed = {
  outbox: [],
  msg91: ['MSG91_AUTH_KEY', 'MSG91_CODE_TEMPLATE'],
  twilio: ['TWILIO_ACCOUNT_SID', 'TWILIO_SECRET', 'TWILIO_FROM'],
} as const satisfies Record<SmsEnv['SMS_PROVIDER'], readonly (keyof SmsEnv)[]>;

/** What a provider needs and was not given, and what production must not have; each with the variable's name. */
export function smsMistakes(env: SmsEnv & { NODE_ENV: string }): { path: string; error: string }[] {
  const mistakes: { path: string; error: string }[] = needed[env.SMS_PROVIDER]
    .filter((name) => env[name] === undefined)
    .map((name) => ({ path: name, error: `is needed with SMS_PROVIDER=${env.SMS_PROVIDER}` }));
  if (env.NODE_ENV !== 'production') return mistakes;
  if (env.SMS_PROVIDER === 'outbox' && !env.ALLOW_DEV_OUTBOX) {
    const error = 'the outbox shows every code to whoever opens it; in production it also needs ALLOW_DEV_OUTBOX=1';
    mistakes.push({ path: 'SMS_PROVIDER', error });
  }
  if (env.SMS_STAND_IN !== undefined) {
    mistakes.push({ path: 'SMS_STAND_IN', error: 'is for tests; in production messages go to the provider' });
  }
  return mistakes;
}

/** The way out for messages that the settings name. */
export function smsOf(env: SmsEnv, db: Db, clock: Clock): SendSms {
  if (env.SMS_PROVIDER === 'outbox') return outbox(db, clock);
  const provider = env.SMS_PROVIDER === 'msg91' ? msg91Of(env) : twilioOf(env);
  return gateway(provider, { clock });
}

function msg91Of(env: SmsEnv) {
  return msg91({
    authKey: env.MSG91_AUTH_KEY ?? '',
    templates: ofKinds(env.MSG91_CODE_TEMPLATE, env.MSG91_PHONE_CHANGED_TEMPLATE),
    dltTemplates: ofKinds(env.DLT_CODE_TEMPLATE, env.DLT_PHONE_CHANGED_TEMPLATE),
    sender: env.MSG91_SENDER,
    origin: env.SMS_STAND_IN,
  });
}

function twilioOf(env: SmsEnv) {
  const accountSid = env.TWILIO_ACCOUNT_SID ?? '';
  return twilio({
    accountSid,
    keySid: env.TWILIO_API_KEY ?? accountSid,
    secret: env.TWILIO_SECRET ?? '',
    from: env.TWILIO_FROM ?? '',
    templates: ofKinds(env.TWILIO_CODE_CONTENT, env.TWILIO_PHONE_CHANGED_CONTENT),
    origin: env.SMS_STAND_IN,
  });
}

function ofKinds(code: string | undefined, phoneChanged: string | undefined) {
  return { ...(code ? { code } : {}), ...(phoneChanged ? { 'phone-changed': phoneChanged } : {}) };
}
