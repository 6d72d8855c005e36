import { z } from 'zod';
import type { ProviderReply, ProviderRequest } from './call-provider.ts';
import { failureOfStatus } from './gateway.ts';
import type { SmsProvider } from './gateway.ts';
import type { SmsMessage, SmsTemplate } from './messages.ts';
import { SmsFailure } from './send-sms.ts';

export interface TwilioSettings {
  readonly accountSid: string;
  /** An API key's id, or the account's own. */
  readonly keySid: string;
  readonly secret: string;
  /** A messaging service (MG…), or the sender's number or name. */
  readonly from: string;
  /** Content templates (HX…); without one the message is plain text. */
  readonly templates: Readonly<Partial<Record<SmsTemplate, string>>>;
  /** Another address, for a stand-in. */
  readonly origin?: string | undefined;
}

const ORIGIN = 'https://api.twilio.com';

const takenShape = z.object({ sid: z.string().regex(/^(SM|MM)[0-9a-f]{32}$/i), status: z.string() });
const errorShape = z.object({ code: z.number().int() });

/** Invalid, unreachable, unable to receive SMS, or unsubscribed by its owner. */
const OF_THE_NUMBER: ReadonlySet<number> = new Set([21211, 21610, 21612, 21614]);

/**
 * Twilio's Messages (`POST /2010-04-01/Accounts/{sid}/Messages.json`): a form with the parameters, key and secret by
 * basic authentication, 201 with the message's `sid`, else `{ code, message, more_info, status }`.
 */
export function twilio(settings: TwilioSettings): SmsProvider {
  const { accountSid, keySid, secret, from, templates, origin = ORIGIN } = settings;
  const authorization = `Basic ${Buffer.from(`${keySid}:${secret}`).toString('base64')}`;
  return {
    origins: [origin],
    request(phone: string, { template, text, values }: SmsMessage): ProviderRequest {
      const content = templates[template];
      const form = new URLSearchParams({
        To: phone.startsWith('+') ? phone : `+91${phone}`,
        ...(from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from }),
        ...(content ? { ContentSid: content, ContentVariables: numbered(values) } : { Body: text }),
      });
      return {
        url: `${origin}/2010-04-01/Accounts/${accountSid}/Messages.json`,
        headers: { authorization, accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
        body: form.toString(),
      };
    },
    readReply({ status, json }: ProviderReply): SmsFailure | null {
      const code = errorShape.safeParse(json).data?.code ?? null;
      if (code !== null && OF_THE_NUMBER.has(code)) return new SmsFailure('number', code);
      const failure = failureOfStatus(status, code);
      if (failure) return failure;
      const reply = takenShape.safeParse(json);
      if (!reply.success) return new SmsFailure('not-understood', status);
      return /^(failed|undelivered|canceled)$/.test(reply.data.status) ? new SmsFailure('refused', status) : null;
    },
  };
}

/** A content template's gaps are numbered: {{1}}, {{2}}. */
function numbered(values: SmsMessage['values']): string {
  return JSON.stringify(Object.fromEntries(Object.values(values).map((value, index) => [index + 1, value])));
}
