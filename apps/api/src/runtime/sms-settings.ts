import { isOwnMachine } from '@maidan/http-edge/caller';
import type { GuardianRule } from '@maidan/contract/account/guardian';
import { z } from 'zod';
import { flag } from './flag.ts';

const LOOPBACK = /^http:\/\/(127\.0\.0\.1|localhost)(:\d+)?$/;

const ENTRY = '[a-z]{2,3}:(?:code|phone-leaving|phone-changing|phone-changed|guardian)';

const digits = z.string().regex(/^\d+$/, 'must be the digits of the DLT template id').optional();
/** The ids of texts in other languages: 'hi:code:1107…,kn:code:1107…', with keys from `templateKey`. */
const translated = (id: string) =>
  z
    .string()
    .regex(
      new RegExp(`^${ENTRY}:${id}(,${ENTRY}:${id})*$`),
      'must be language, kind of message and id with commas between, for example hi:code:1107169,kn:code:1107170',
    )
    .transform((list) =>
      Object.fromEntries(
        list
          .split(',')
          .map((entry) => [entry.slice(0, entry.lastIndexOf(':')), entry.slice(entry.lastIndexOf(':') + 1)]),
      ),
    )
    .optional();
const twilioId = (prefix: string) =>
  z
    .string()
    .regex(new RegExp(`^${prefix}[0-9a-f]{32}$`, 'i'), `must be ${prefix} and 32 digits and letters`)
    .optional();

/** The settings of the SMS providers; `.env.example` explains them. */
export const smsFields = {
  SMS_PROVIDER: z.enum(['outbox', 'msg91', 'twilio']).default('outbox'),
  SMS_PER_HOUR: z.coerce.number().int().min(1).default(2000),
  SMS_PRICE: z.coerce.number().min(0).max(100).optional(),
  ALLOW_DEV_OUTBOX: flag.default(false),
  SMS_STAND_IN: z.string().regex(LOOPBACK, 'must be on this machine, as http://127.0.0.1:4100').optional(),
  PHONE_COUNTRIES: z
    .string()
    .regex(/^[1-9]\d{0,2}(,[1-9]\d{0,2})*$/, 'must be country codes with commas between, for example 91,977')
    .default('91')
    .transform((codes) => codes.split(',')),
  MSG91_AUTH_KEY: z.string().optional(),
  MSG91_SENDER: z.string().optional(),
  MSG91_CODE_TEMPLATE: z.string().optional(),
  MSG91_PHONE_LEAVING_TEMPLATE: z.string().optional(),
  MSG91_PHONE_CHANGING_TEMPLATE: z.string().optional(),
  MSG91_PHONE_CHANGED_TEMPLATE: z.string().optional(),
  MSG91_GUARDIAN_TEMPLATE: z.string().optional(),
  MSG91_TRANSLATED_TEMPLATES: translated('[\\w-]+'),
  DLT_CODE_TEMPLATE: digits,
  DLT_PHONE_LEAVING_TEMPLATE: digits,
  DLT_PHONE_CHANGING_TEMPLATE: digits,
  DLT_PHONE_CHANGED_TEMPLATE: digits,
  DLT_GUARDIAN_TEMPLATE: digits,
  DLT_TRANSLATED_TEMPLATES: translated('\\d+'),
  TWILIO_ACCOUNT_SID: twilioId('AC'),
  TWILIO_API_KEY: twilioId('SK'),
  TWILIO_SECRET: z.string().optional(),
  TWILIO_FROM: z.string().optional(),
  TWILIO_CODE_CONTENT: twilioId('HX'),
  TWILIO_PHONE_LEAVING_CONTENT: twilioId('HX'),
  TWILIO_PHONE_CHANGING_CONTENT: twilioId('HX'),
  TWILIO_PHONE_CHANGED_CONTENT: twilioId('HX'),
  TWILIO_GUARDIAN_CONTENT: twilioId('HX'),
  TWILIO_TRANSLATED_CONTENT: translated('HX[0-9a-fA-F]{32}'),
};

export type SmsEnv = z.output<z.ZodObject<typeof smsFields>>;

const required = {
  outbox: [],
  msg91: ['MSG91_AUTH_KEY', 'MSG91_CODE_TEMPLATE'],
  twilio: ['TWILIO_ACCOUNT_SID', 'TWILIO_SECRET', 'TWILIO_FROM'],
} as const satisfies Record<SmsEnv['SMS_PROVIDER'], readonly (keyof SmsEnv)[]>;

/** The settings that distinguish a developer's own machine from a deployment. */
interface Place {
  readonly NODE_ENV: string;
  readonly HOST: string;
  readonly FEED_ORIGIN: string;
  readonly LEAGUE_ORIGIN: string;
  readonly DESK_ORIGIN: string;
  readonly GUARDIAN_CONSENT: GuardianRule;
}

/** Missing settings of the provider, and settings that production forbids, each with the variable's name. */
export function findSmsIssues(env: SmsEnv & Place): { path: string; error: string }[] {
  const issues: { path: string; error: string }[] = required[env.SMS_PROVIDER]
    .filter((name) => env[name] === undefined)
    .map((name) => ({ path: name, error: `is needed with SMS_PROVIDER=${env.SMS_PROVIDER}` }));
  if (env.SMS_PROVIDER === 'msg91' && env.GUARDIAN_CONSENT !== 'off' && env.MSG91_GUARDIAN_TEMPLATE === undefined) {
    issues.push({ path: 'MSG91_GUARDIAN_TEMPLATE', error: 'is needed with GUARDIAN_CONSENT' });
  }
  const { HOST, FEED_ORIGIN, LEAGUE_ORIGIN, DESK_ORIGIN } = env;
  if (env.SMS_PROVIDER === 'outbox' && !isOwnMachine(HOST, [FEED_ORIGIN, LEAGUE_ORIGIN, DESK_ORIGIN])) {
    const error = 'the outbox opens only with a loopback HOST and origins under .localhost; choose msg91 or twilio';
    issues.push({ path: 'SMS_PROVIDER', error });
  }
  if (env.NODE_ENV !== 'production') return issues;
  if (env.SMS_PROVIDER === 'outbox' && !env.ALLOW_DEV_OUTBOX) {
    const error = 'the outbox shows every code to people who open it; in production it also needs ALLOW_DEV_OUTBOX=1';
    issues.push({ path: 'SMS_PROVIDER', error });
  }
  if (env.SMS_STAND_IN !== undefined) {
    issues.push({ path: 'SMS_STAND_IN', error: 'is for tests; in production messages go to the provider' });
  }
  return issues;
}
