import type { PushKind, PushTopic } from '@maidan/contract/account/push';
import { ENGLISH } from '@maidan/i18n/language-state';
import type { PushEvent } from '../../db/migrations/0011-push.ts';
import type { Tx } from '../../db/open-database.ts';
import { enqueueJob } from '../jobs/jobs.store.ts';

/** The single job that sends due messages. */
export const PUSH_JOB = 'due';

/** A browser, as its push service and its page describe it. */
export interface WrittenSubscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  /** The id of a logged-in user. */
  readonly owner: { readonly userId: number; readonly sessionId: number } | null;
  readonly topics: readonly PushTopic[];
  /** The code of the reader's language. */
  readonly language?: string | undefined;
}

/** Replaces all data of a browser; without topics, deletes it. */
export async function saveSubscription(
  tx: Tx,
  { owner, topics, language = ENGLISH, ...keys }: WrittenSubscription,
  now: number,
): Promise<void> {
  if (topics.length === 0) {
    await tx.deleteFrom('push_subscriptions').where('endpoint', '=', keys.endpoint).execute();
    return;
  }
  const row = { ...keys, user_id: owner?.userId ?? null, session_id: owner?.sessionId ?? null, language, used_at: now };
  const { id } = await tx
    .insertInto('push_subscriptions')
    .values(row)
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx.deleteFrom('push_topics').where('subscription_id', '=', id).execute();
  await tx
    .insertInto('push_topics')
    .values(topics.map(({ kind, id: target, label }) => ({ subscription_id: id, kind, target, label })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // Also deletes unsent notes of topics that it no longer follows.
  for (const { kind, target } of await listTargets(tx, id)) {
    if (topics.some((one) => one.kind === kind && one.id === target)) continue;
    await tx
      .deleteFrom('push_notes')
      .where('subscription_id', '=', id)
      .where('kind', '=', kind)
      .where('target', '=', target)
      .execute();
  }
}

const listTargets = (tx: Tx, id: number) =>
  tx.selectFrom('push_notes').select(['kind', 'target']).distinct().where('subscription_id', '=', id).execute();

/** An event, for followers of its topic. */
export interface PushNews {
  readonly kind: PushKind;
  readonly target: string;
  readonly event: PushEvent;
  /** The name of the post or the two teams. No text of a conversation: others may see the screen. */
  readonly text: string;
  readonly site: 'feed' | 'league';
  readonly path: string;
  /** When it may be sent, in milliseconds since 1970. */
  readonly runAt: number;
  /** The only user it is for. */
  readonly userId?: number;
}

/**
 * Adds a note for every browser that follows the topic. Runs in the caller's transaction as a single statement,
 * however many follow, so that the write that causes it need not wait.
 */
export async function addPushNews(tx: Tx, news: PushNews, now: number): Promise<void> {
  const { kind, target, event, text, site, path, runAt, userId } = news;
  let followers = tx
    .selectFrom('push_topics as topic')
    .innerJoin('push_subscriptions as browser', 'browser.id', 'topic.subscription_id')
    .where('topic.kind', '=', kind)
    .where('topic.target', '=', target);
  if (userId !== undefined) {
    followers = followers.where('browser.user_id', '=', userId).where('browser.session_id', 'is not', null);
  }
  const added = await tx
    .insertInto('push_notes')
    .columns(['subscription_id', 'kind', 'target', 'label', 'event', 'text', 'site', 'path', 'run_at'])
    .expression(
      followers.select((build) => [
        'topic.subscription_id',
        'topic.kind',
        'topic.target',
        'topic.label',
        build.cast<PushEvent>(build.val(event), 'text').as('event'),
        build.cast<string>(build.val(text), 'text').as('text'),
        build.cast<'feed' | 'league'>(build.val(site), 'text').as('site'),
        build.cast<string>(build.val(path), 'text').as('path'),
        build.cast<number>(build.val(runAt), 'bigint').as('run_at'),
      ]),
    )
    .executeTakeFirst();
  if ((added.numInsertedOrUpdatedRows ?? 0n) > 0n) await enqueueJob(tx, 'push', PUSH_JOB, now);
}
