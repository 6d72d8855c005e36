import type { AnswerState } from '@maidan/contract/desk/forms/forms';
import type { DeliveryFailure, WebhookEvent } from '@maidan/contract/desk/webhooks';
import type { Generated } from 'kysely';
import { DAY } from '../../runtime/clock.ts';
import { content, limited } from './table-rules.ts';
import type { Flag, Time } from '../value-types.ts';
import type { Migration } from './migration.ts';

/** Webhooks of forms and leagues, and their deliveries. */
export interface WebhookTables {
  webhooks: {
    id: Generated<number>;
    /** The form, or the league. */
    form_id: number | null;
    league_id: number | null;
    address: string;
    /** Event types, separated by spaces. */
    events: string;
    is_on: Generated<Flag>;
    /** The salt from which the secret is derived, with the secret of the server. */
    salt: string;
    /** The salt of the former secret, which also signs until then. */
    old_salt: string | null;
    old_until: Time | null;
    /** The process that is sending, and until when no other may. */
    lease: string | null;
    leased_until: Time | null;
    created_at: Time;
  };
  webhook_deliveries: {
    /** In the order in which they are sent. */
    id: Generated<number>;
    webhook_id: number;
    event: WebhookEvent;
    /** The response it concerns, which may be gone; its content is read when it is sent. */
    response_id: number | null;
    /** The state of the response at the time of the event. */
    answer_state: AnswerState | null;
    /** The registration's team it concerns, the former team of a move, and the person. Any of them may be gone. */
    group_id: number | null;
    former_group_id: number | null;
    person_id: number | null;
    created_at: Time;
    /** Since when it has been attempted; reset when staff replay it. */
    queued_at: Time;
    /** When it may be attempted next. */
    run_at: Time;
    attempts: Generated<number>;
    /** The result of the latest attempt: the HTTP status, or why there was no reply. */
    status: number | null;
    failure: DeliveryFailure | null;
    delivered_at: Time | null;
    given_up_at: Time | null;
  };
}

export const webhooks: Migration<WebhookTables> = {
  name: '0020-webhooks',
  tables: {
    webhooks: content('Where answers to a form or registrations with a league are sent; the secrets are not stored'),
    webhook_deliveries: limited(
      'What webhooks sent and what came of it; which answer, or whose place in which team, and nothing else of it',
      { since: 'created_at', life: 30 * DAY },
    ),
  },
  statements: (t) => [
    `create table webhooks (
      id ${t.newId},
      form_id ${t.whole} references forms (id) on delete cascade,
      address ${t.text} not null,
      events ${t.text} not null,
      is_on ${t.flag} not null default 1,
      salt ${t.text} not null,
      old_salt ${t.text},
      old_until ${t.whole},
      lease ${t.text},
      leased_until ${t.whole},
      created_at ${t.whole} not null,
      league_id ${t.whole} references leagues (id) on delete cascade
    )`,
    'create index webhooks_of_form on webhooks (form_id)',
    'create index webhooks_of_league on webhooks (league_id)',
    `create table webhook_deliveries (
      id ${t.newId},
      webhook_id ${t.whole} not null references webhooks (id) on delete cascade,
      event ${t.text} not null,
      response_id ${t.whole},
      answer_state ${t.text},
      created_at ${t.whole} not null,
      queued_at ${t.whole} not null,
      run_at ${t.whole} not null,
      attempts ${t.whole} not null default 0,
      status ${t.whole},
      failure ${t.text},
      delivered_at ${t.whole},
      given_up_at ${t.whole},
      group_id ${t.whole},
      former_group_id ${t.whole},
      person_id ${t.whole}
    )`,
    'create index webhook_deliveries_of_webhook on webhook_deliveries (webhook_id, id)',
    `create index webhook_deliveries_waiting on webhook_deliveries (webhook_id, id)
      where delivered_at is null and given_up_at is null`,
    'create index webhook_deliveries_by_age on webhook_deliveries (created_at)',
  ],
};
