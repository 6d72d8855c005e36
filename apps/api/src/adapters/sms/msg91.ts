import { z } from 'zod';
import { parseJson, type ProviderReply, type ProviderRequest } from './call-provider.ts';
import { failureOfStatus } from './gateway.ts';
import type { DeliveryReport, SmsProvider } from './gateway.ts';
import { templateKey, type SmsMessage } from './messages.ts';
import { SmsFailure } from './send-sms.ts';

export interface Msg91Settings {
  readonly authKey: string;
  /** MSG91's own id of each template by `templateKey`; messages without one are not sent. */
  readonly templates: Readonly<Partial<Record<string, string>>>;
  /** The id under which the same text is registered with the carriers. */
  readonly dltTemplates: Readonly<Partial<Record<string, string>>>;
  /** The six-letter sender id, if the template leaves it open. */
  readonly sender?: string | undefined;
  /** Another address, for a stand-in. */
  readonly origin?: string | undefined;
}

const ORIGIN = 'https://control.msg91.com';

/** `{ "message": "5762…", "type": "success" }`: a failure may have status 200 too, and only the type shows it. */
const replyShape = z.discriminatedUnion('type', [
  z.object({ type: z.literal('success'), message: z.string().min(1).max(100) }),
  z.object({ type: z.literal('error') }),
]);

/** A form with one field, `data`: our requests as JSON, each with the recipients whose status changed. */
const reportShape = z.array(
  z.object({
    requestId: z.string().min(1).max(100),
    report: z.array(
      z.object({ status: z.coerce.string(), amount: z.coerce.number().min(0).optional().catch(undefined) }),
    ),
  }),
);

const DELIVERED = '1';
/** Failed, do-not-disturb, rejected, blocked. */
const FAILED: ReadonlySet<string> = new Set(['2', '9', '16', '17', '25']);

/**
 * MSG91's Send SMS (`POST /api/v5/flow`, key in the header `authkey`): a template, and for each recipient the number
 * with its country code and the values of the template's variables.
 */
export function msg91({ authKey, templates, dltTemplates, sender, origin = ORIGIN }: Msg91Settings): SmsProvider {
  return {
    origins: [origin],
    speaks: (message) => templates[templateKey(message)] !== undefined,
    request(phone: string, message: SmsMessage): ProviderRequest {
      const key = templateKey(message);
      const templateId = templates[key];
      if (templateId === undefined) throw new SmsFailure('no-template');
      const dlt = dltTemplates[key];
      return {
        url: `${origin}/api/v5/flow`,
        headers: { authkey: authKey, accept: 'application/json', 'content-type': 'application/json' },
        body: JSON.stringify({
          template_id: templateId,
          short_url: '0',
          ...(sender ? { sender } : {}),
          ...(dlt ? { DLT_TE_ID: dlt } : {}),
          recipients: [{ mobiles: withCountry(phone), ...message.values }],
        }),
      };
    },
    readReply({ status, json }: ProviderReply): string | SmsFailure {
      const failure = failureOfStatus(status);
      if (failure) return failure;
      const reply = replyShape.safeParse(json);
      if (!reply.success) return new SmsFailure('not-understood', status);
      return reply.data.type === 'success' ? reply.data.message : new SmsFailure('refused', status);
    },
    // "Webhook version 2" of the SMS section of MSG91's panel.
    readReport(form): DeliveryReport[] {
      const requests = reportShape.safeParse(parseJson(form.get('data') ?? ''));
      if (!requests.success) return [];
      return requests.data.flatMap(({ requestId, report }) =>
        // Each of our requests has one recipient.
        report.slice(0, 1).flatMap(({ status, amount = null }): DeliveryReport[] => {
          if (status !== DELIVERED && !FAILED.has(status)) return [];
          const isDelivered = status === DELIVERED;
          return [
            {
              providerId: requestId,
              state: isDelivered ? 'delivered' : 'failed',
              reason: isDelivered ? null : status,
              price: amount,
            },
          ];
        }),
      );
    },
  };
}

/** Digits with the country code and no plus, as MSG91 expects them. */
function withCountry(phone: string): string {
  return phone.startsWith('+') ? phone.slice(1) : `91${phone}`;
}
