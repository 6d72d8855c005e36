import type { AnswerState } from '@maidan/contract/desk/forms/forms';
import type { AnswerEvent, RegistrationEvent, WebhookEvent } from '@maidan/contract/desk/webhooks';
import type { Tx } from '../../db/open-database.ts';
import { enqueueJob } from '../jobs/jobs.store.ts';
import type { WebhookOwner } from './webhooks.store.ts';

/** An event, and its subject. */
interface NotedEvent {
  readonly event: WebhookEvent;
  readonly response_id?: number;
  readonly answer_state?: AnswerState;
  readonly group_id?: number;
  readonly former_group_id?: number | null;
  readonly person_id?: number;
}

/** Adds an event for one webhook, which the caller has locked: deliveries are sent in the order of their ids. */
export async function addDelivery(tx: Tx, webhookId: number, noted: NotedEvent, now: number): Promise<void> {
  const times = { created_at: now, queued_at: now, run_at: now };
  await tx
    .insertInto('webhook_deliveries')
    .values({ webhook_id: webhookId, ...noted, ...times })
    .execute();
  await enqueueJob(tx, 'webhook', String(webhookId), now);
}

async function note(tx: Tx, owner: WebhookOwner, noted: NotedEvent, now: number): Promise<void> {
  // Writing takes a lock: of two simultaneous events, the second gets its id only once the first can be sent.
  const hooks = await tx
    .updateTable('webhooks')
    .set({ is_on: 1 })
    .where(owner.of, '=', owner.id)
    .where('is_on', '=', 1)
    .returning(['id', 'events'])
    .execute();
  for (const hook of hooks) {
    if (hook.events.split(' ').includes(noted.event)) await addDelivery(tx, hook.id, noted, now);
  }
}

/** Adds an event of a response, for the webhooks of its form. Runs in the caller's transaction. */
export async function noteAnswerEvent(
  tx: Tx,
  { event, formId, id, state }: { event: AnswerEvent; formId: number; id: number; state: AnswerState },
  now: number,
): Promise<void> {
  await note(tx, { of: 'form_id', id: formId }, { event, response_id: id, answer_state: state }, now);
}

/** The same for all responses of a person whose account is being removed. */
export async function noteAnswersOfRemoved(tx: Tx, userId: number, now: number): Promise<void> {
  const answers = await tx
    .selectFrom('form_responses')
    .select(['id', 'form_id', 'state'])
    .where('user_id', '=', userId)
    .orderBy('form_id')
    .orderBy('id')
    .execute();
  for (const { id, form_id: formId, state } of answers) {
    await noteAnswerEvent(tx, { event: 'answer.withdrawn', formId, id, state }, now);
  }
}

interface TeamEvent {
  readonly event: RegistrationEvent;
  readonly userId: number;
  /** The team of a registration, which the caller has locked. */
  readonly groupId: number;
  /** The person's team before a move. */
  readonly formerGroupId?: number | null;
}

/** Adds an event of a place in a team, for the webhooks of its league. Runs in the caller's transaction. */
export async function noteTeamEvent(
  tx: Tx,
  { event, userId, groupId, formerGroupId = null }: TeamEvent,
  now: number,
): Promise<void> {
  const { league_id: id } = await tx
    .selectFrom('registration_groups as team')
    .innerJoin('registration_sports as sport', 'sport.id', 'team.sport_id')
    .innerJoin('league_registrations as registration', 'registration.id', 'sport.registration_id')
    .select('registration.league_id')
    .where('team.id', '=', groupId)
    .executeTakeFirstOrThrow();
  const about = { group_id: groupId, former_group_id: formerGroupId, person_id: userId };
  await note(tx, { of: 'league_id', id }, { event, ...about }, now);
}
