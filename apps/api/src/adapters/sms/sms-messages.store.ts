import { randomUUID } from 'node:crypto';
import type { Db } from '../../db/open-database.ts';
import { DAY } from '../../runtime/clock.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { DeliveryReport } from './gateway.ts';
import { smsParts } from './sms-parts.ts';
import { SmsFailure, type SendSms } from './send-sms.ts';

const THOUSANDTHS = 1000;

interface RecordParts {
  readonly db: Db;
  readonly clock: Clock;
  /** The price of one message, in rupees. */
  readonly price: number | undefined;
  /** A message that was sent must not fail because of its record. */
  readonly onError: (error: unknown) => void;
}

/** Records whether each message was sent, for the counts of the desk and for its delivery report. */
export function recordSends(send: SendSms, { db, clock, price, onError }: RecordParts): SendSms {
  const record = async (
    kind: string,
    what: { provider_id?: string; reason?: string; parts?: number },
  ): Promise<void> => {
    const { provider_id = null, reason = null, parts } = what;
    const cost = price === undefined || parts === undefined ? null : Math.round(price * parts * THOUSANDTHS);
    const state = reason === null ? 'sent' : 'failed';
    await db
      .insertInto('sms_messages')
      .values({ id: randomUUID(), provider_id, kind, state, reason, cost, sent_at: clock() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
      .catch(onError);
  };
  return async (phone, message) => {
    try {
      const providerId = await send(phone, message);
      if (providerId !== null)
        await record(message.template, { provider_id: providerId, parts: smsParts(message.text) });
      return providerId;
    } catch (error) {
      if (error instanceof SmsFailure) {
        await record(message.template, {
          reason: error.code === null ? error.reason : `${error.reason} ${error.code}`,
        });
      }
      throw error;
    }
  };
}

/** Records a provider's report. Reports of unknown messages, and repeated reports, change nothing. */
export async function keepReport(db: Db, { providerId, state, reason, price }: DeliveryReport): Promise<void> {
  await db
    .updateTable('sms_messages')
    .set({ state, reason, ...(price !== null && { cost: Math.round(price * THOUSANDTHS) }) })
    .where('provider_id', '=', providerId)
    .execute();
}

/** The outcomes of messages of the last 24 hours. `cost` is in rupees; null if no price is known. */
export async function countMessages(db: Db, now: number) {
  const rows = await db
    .selectFrom('sms_messages')
    .select(({ fn }) => ['state', fn.countAll<number>().as('found'), fn.sum<number | null>('cost').as('cost')])
    .where('sent_at', '>', now - DAY)
    .groupBy('state')
    .execute();
  const found = (state: (typeof rows)[number]['state']): number =>
    Number(rows.find((row) => row.state === state)?.found ?? 0);
  const costs = rows.flatMap(({ cost }) => (cost === null ? [] : [Number(cost)]));
  return {
    sent: found('sent') + found('delivered'),
    delivered: found('delivered'),
    failed: found('failed'),
    cost: costs.length === 0 ? null : costs.reduce((sum, cost) => sum + cost, 0) / THOUSANDTHS,
  };
}
