import { z } from 'zod';
import type { ProviderReply, ProviderRequest } from './call-provider.ts';
import { failureOfStatus } from './gateway.ts';
import type { DeliveryReport, SmsProvider } from './gateway.ts';
import { ENGLISH } from '@maidan/i18n/language-state';
import { templateKey, type SmsMessage } from './messages.ts';
import { SmsFailure } from './send-sms.ts';

export interface TwilioSettings {
  readonly accountSid: string;
  /** An API key's id, or the account's own. */
  readonly keySid: string;
  readonly secret: string;
  /** A messaging service (MG…), or the sender's number or name. */
  readonly from: string;
  /** Content templates (HX…) by `templateKey`; a message without one is plain text, in English. */
  readonly templates: Readonly<Partial<Record<string, string>>>;
  /** The address for Twilio's delivery reports, unless it is unreachable from outside. */
  readonly reports?: string | undefined;
  /** Another address, for a stand-in. */
  readonly origin?: string | undefined;
}

const ORIGIN = 'https://api.twilio.com';

/** Twilio's posts to `StatusCallback`, which also reports intermediate states. */
const reportShape = z.object({
  MessageSid: z.string().min(1).max(100),
  MessageStatus: z.enum(['delivered', 'undelivered', 'failed']),
  ErrorCode: z.string().max(10).optional(),
});

const takenShape = z.object({ sid: z.string().regex(/^(SM|MM)[0-9a-f]{32}$/i), status: z.string() });
const errorShape = z.object({ code: z.number().int() });

/** Invalid, unreachable, unable to receive SMS, or unsubscribed by its owner. */
const OF_THE_NUMBER: ReadonlySet<number> = new Set([21211, 21610, 21612, 21614]);

/**
 * Twilio's Messages (`POST /2010-04-01/Accounts/{sid}/Messages.json`): a form with the parameters, key and secret by
 * basic authentication, 201 with the message's `sid`, else `{ code, message, more_info, status }`.
 */
export function twilio(settings: TwilioSettings): SmsProvider {
  const { accountSid, keySid, secret, from, templates, reports, origin = ORIGIN } = settings;
  const authorization = `Basic ${Buffer.from(`${keySid}:${secret}`).toString('base64')}`;
  return {
    origins: [origin],
    speaks: (message) => message.language === ENGLISH || templates[templateKey(message)] !== undefined,
    request(phone: string, message: SmsMessage): ProviderRequest {
      const { text, values } = message;
      const content = templates[templateKey(message)];
      const form = new URLSearchParams({
        To: phone.startsWith('+') ? phone : `+91${phone}`,
        ...(from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from }),
        ...(content ? { ContentSid: content, ContentVariables: numbered(values) } : { Body: text }),
        ...(reports === undefined ? {} : { StatusCallback: reports }),
      });
      return {
        url: `${origin}/2010-04-01/Accounts/${accountSid}/Messages.json`,
        headers: { authorization, accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
        body: form.toString(),
      };
    },
    readReply({ status, json }: ProviderReply): string | SmsFailure {
      const code = errorShape.safeParse(json).data?.code ?? null;
      if (code !== null && OF_THE_NUMBER.has(code)) return new SmsFailure('number', code);
      const failure = failureOfStatus(status, code);
      if (failure) return failure;
      const reply = takenShape.safeParse(json);
      if (!reply.success) return new SmsFailure('not-understood', status);
      const { sid, status: state } = reply.data;
      return /^(failed|undelivered|canceled)$/.test(state) ? new SmsFailure('refused', status) : sid;
    },
    readReport(form): DeliveryReport[] {
      const report = reportShape.safeParse(Object.fromEntries(form));
      if (!report.success) return [];
      const { MessageSid: providerId, MessageStatus: status, ErrorCode: reason = null } = report.data;
      return [{ providerId, state: status === 'delivered' ? 'delivered' : 'failed', reason, price: null }];
    },
  };
}

/** The variables of a content template are numbered: {{1}}, {{2}}. */
function numbered(values: SmsMessage['values']): string {
  return JSON.stringify(Object.fromEntries(Object.values(values).map((value, index) => [index + 1, value])));
}
