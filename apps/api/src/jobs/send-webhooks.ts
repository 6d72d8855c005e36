import type { Outside } from '../adapters/outbound/post-outside.ts';
import { signWebhook, webhookSecret } from '../adapters/webhooks/sign-webhook.ts';
import type { Db } from '../db/open-database.ts';
import {
  endTurn,
  findNextDelivery,
  findTurnEnd,
  recordAttempt,
  takeTurn,
  type DueDelivery,
  type SendingWebhook,
} from '../modules/webhooks/deliveries.store.ts';
import { webhookBody } from '../modules/webhooks/webhook-body.store.ts';
import { completeJob, postponeJob, type Job } from '../modules/jobs/jobs.store.ts';
import { DAY, HOUR, SECOND, type Clock } from '../runtime/clock.ts';

export interface WebhookSender {
  readonly db: Db;
  readonly outside: Outside;
  readonly clock: Clock;
  readonly pepper: string;
}

const FIRST_BACKOFF = 30 * SECOND;
const LONGEST_BACKOFF = HOUR;
/** A receiver may be down for a weekend. */
export const GIVE_UP_AFTER = 3 * DAY;
/** After this many, the other webhooks get their turn. */
const BATCH = 50;

async function attempt(
  { db, outside, clock, pepper }: WebhookSender,
  webhook: SendingWebhook,
  delivery: DueDelivery,
): Promise<void> {
  const now = clock();
  const { salt, old_salt: old, old_until: until } = webhook;
  const salts = old !== null && until !== null && until > now ? [salt, old] : [salt];
  const body = await webhookBody(db, webhook, delivery, now);
  const signed = { id: `delivery-${delivery.id}`, timestamp: Math.floor(now / SECOND), body };
  const posted = await outside.post(webhook.address, {
    headers: {
      ...signWebhook(
        signed,
        salts.map((each) => webhookSecret(pepper, each)),
      ),
      'content-type': 'application/json',
      'user-agent': 'Maidan-Webhooks/1',
    },
    body,
  });
  const answered = 'status' in posted ? posted.status : null;
  const result = { status: answered, failure: 'failure' in posted ? posted.failure : null };
  const then = clock();
  if (answered !== null && answered >= 200 && answered < 300) {
    await recordAttempt(db, delivery, { ...result, delivered_at: then });
  } else if (then >= delivery.queued_at + GIVE_UP_AFTER) {
    await recordAttempt(db, delivery, { ...result, given_up_at: then });
  } else {
    const backoff = Math.min(LONGEST_BACKOFF, FIRST_BACKOFF * 2 ** delivery.attempts);
    await recordAttempt(db, delivery, { ...result, run_at: then + backoff });
  }
}

/** Sends for one webhook, in order: a failed delivery is retried before any later one is sent. */
export async function sendDueWebhook(sender: WebhookSender, job: Job): Promise<void> {
  const { db, clock } = sender;
  const id = Number(job.key);
  for (let sent = 0; ; sent += 1) {
    const webhook = await takeTurn(db, id, job.lease, clock());
    if (!webhook) {
      const end = await findTurnEnd(db, id);
      await (end === null ? completeJob(db, job) : postponeJob(db, job, end));
      return;
    }
    const next = await findNextDelivery(db, id);
    const now = clock();
    if (next && next.run_at <= now && sent < BATCH) {
      await attempt(sender, webhook, next);
      continue;
    }
    await endTurn(db, id, job.lease);
    await (next ? postponeJob(db, job, Math.max(now, next.run_at)) : completeJob(db, job));
    return;
  }
}
