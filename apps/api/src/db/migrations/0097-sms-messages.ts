import type { Time } from '../value-types.ts';
import type { Migration } from './migration.ts';

export interface SmsMessageTables {
  /** What became of each message that a provider was given; neither its number nor its text. */
  sms_messages: {
    id: string;
    /** The provider's own id, by which its reports name the message; null when it refused it. */
    provider_id: string | null;
    kind: string;
    state: 'sent' | 'delivered' | 'failed';
    reason: string | null;
    /** Thousandths of a rupee; null where neither the settings nor the provider give a price. */
    cost: number | null;
    sent_at: Time;
  };
}

export const smsMessages: Migration = {
  name: '0097-sms-messages',
  statements: (t) => [
    `create table sms_messages (
      id ${t.text} primary key,
      provider_id ${t.text} unique,
      kind ${t.text} not null,
      state ${t.text} not null,
      reason ${t.text},
      cost ${t.whole},
      sent_at ${t.whole} not null
    )`,
    'create index sms_messages_by_time on sms_messages (sent_at, state)',
  ],
};
