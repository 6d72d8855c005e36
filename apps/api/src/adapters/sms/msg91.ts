import { z } from 'zod';
import type { ProviderReply, ProviderRequest } from './call-provider.ts';
import { failureOfStatus } from './gateway.ts';
import type { SmsProvider } from './gateway.ts';
import type { SmsMessage, SmsTemplate } from './messages.ts';
import { SmsFailure } from './send-sms.ts';

export interface Msg91Settings {
  readonly authKey: string;
  /** MSG91's own id of each template; without one, messages of the kind are not sent. */
  readonly templates: Readonly<Partial<Record<SmsTemplate, string>>>;
  /** The id under which the same text is registered with the carriers. */
  readonly dltTemplates: Readonly<Partial<Record<SmsTemplate, string>>>;
  /** The six letters the message comes from, where the template leaves them open. */
  readonly sender?: string | undefined;
  /** Another address, for a stand-in. */
  readonly origin?: string | undefined;
}

const ORIGIN = 'https://control.msg91.com';

/** `{ "message": "5762…", "type": "success" }`: a failure may have status 200 too, and only the type shows it. */
const replyShape = z.object({ type: z.enum(['success', 'error']), message: z.string().optional() });

/**
 * MSG91's Send SMS (`POST /api/v5/flow`, key in the header `authkey`): a template, and for each recipient the number
 * with its country code and the values of the template's variables.
 */
export function msg91({ authKey, templates, dltTemplates, sender, origin = ORIGIN }: Msg91Settings): SmsProvider {
  return {
    origins: [origin],
    request(phone: string, { template, values }: SmsMessage): ProviderRequest {
      const templateId = templates[template];
      if (templateId === undefined) throw new SmsFailure('no-template');
      const dlt = dltTemplates[template];
      return {
        url: `${origin}/api/v5/flow`,
        headers: { authkey: authKey, accept: 'application/json', 'content-type': 'application/json' },
        body: JSON.stringify({
          template_id: templateId,
          short_url: '0',
          ...(sender ? { sender } : {}),
          ...(dlt ? { DLT_TE_ID: dlt } : {}),
          recipients: [{ mobiles: withCountry(phone), ...values }],
        }),
      };
    },
    readReply({ status, json }: ProviderReply): SmsFailure | null {
      const failure = failureOfStatus(status);
      if (failure) return failure;
      const reply = replyShape.safeParse(json);
      if (!reply.success) return new SmsFailure('not-understood', status);
      return reply.data.type === 'success' ? null : new SmsFailure('refused', status);
    },
  };
}

/** Digits with the country code and no plus, as MSG91 wants them. */
function withCountry(phone: string): string {
  return phone.startsWith('+') ? phone.slice(1) : `91${phone}`;
}
