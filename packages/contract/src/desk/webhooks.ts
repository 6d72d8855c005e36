/** Webhooks: what happens to answers of a form, or to registrations of a league, is sent to a server of the organisation's own. */
import * as z from 'zod/mini';
import { defineEndpoint } from '../core/endpoint.ts';
import { filledLine, idInput, line } from '../core/request.ts';
import { count, id, optionalCount, optionalText, requiredText, word, yesNo } from '../core/wire.ts';
import { instant } from '../core/wire-dates.ts';
import { list, nothing } from '../core/wire-lists.ts';
import { URL_MAX } from '../rules/limits.ts';

const staff = { service: 'main', auth: 'staff', extension: true } as const;
const ofForms = { ...staff, roles: ['owner', 'editor'] } as const;
/** Registrations are personal data: editors, who publish, do not see them. */
const ofLeagues = { ...staff, roles: ['owner', 'organiser'] } as const;
/** Each webhook belongs to a form or a league; one of the other kind is 404. */
const desk = { ...staff, roles: ['owner', 'editor', 'organiser'] } as const;
const byId = z.strictObject({ id: idInput });

/** What can happen to an answer. */
export const answerEvents = ['answer.created', 'answer.changed', 'answer.withdrawn', 'answer.judged'] as const;
export type AnswerEvent = (typeof answerEvents)[number];

/**
 * What can happen to the teams of a league's registrations.
 * - `registration.moved`: staff put a person into another team
 * - `waiting.accepted`: a person on the waiting list takes a place; `registration.created` follows, or `registration.moved`
 * - `waiting.left`: they leave the list or are taken off it, or what they were offered has run out
 */
export const registrationEvents = [
  'registration.created',
  'registration.moved',
  'registration.cancelled',
  'waiting.joined',
  'waiting.offered',
  'waiting.accepted',
  'waiting.left',
] as const;
export type RegistrationEvent = (typeof registrationEvents)[number];

const chosenEvents = [...answerEvents, ...registrationEvents] as const;
/** What a webhook can be set to send. */
export type ChosenEvent = (typeof chosenEvents)[number];

/** `test` is sent when staff try a webhook. */
export const webhookEvents = [...chosenEvents, 'test'] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/**
 * - `private`: the host leads into a private network
 * - `timeout`: no reply in time
 * - `certificate`: the host cannot prove who it is
 * - `unreachable`: no such host, or nothing listens there
 */
export const deliveryFailures = ['private', 'timeout', 'certificate', 'unreachable'] as const;
export type DeliveryFailure = (typeof deliveryFailures)[number];

export const WEBHOOKS_MAX = 5;

const webhook = z.object({
  id,
  address: requiredText,
  events: list(word(chosenEvents, 'answer.created')),
  /** Off: nothing is sent, and what happens meanwhile is not sent later either. */
  is_on: yesNo,
  /** Deliveries that are still to be sent. */
  waiting: count,
});
export type Webhook = z.output<typeof webhook>;

export const formWebhooks = defineEndpoint({
  ...ofForms,
  id: 'formWebhooks',
  method: 'GET',
  path: 'desk/forms/{id}/webhooks',
  params: byId,
  response: z.object({ title: requiredText, data: list(webhook) }),
  summary: 'The webhooks of a form',
});

export const leagueWebhooks = defineEndpoint({
  ...ofLeagues,
  id: 'leagueWebhooks',
  method: 'GET',
  path: 'desk/leagues/{id}/webhooks',
  params: byId,
  response: z.object({ data: list(webhook) }),
  summary: 'The webhooks of a league, which report its registrations',
});

const settingsOf = <const Event extends ChosenEvent>(events: readonly Event[]) => ({
  address: filledLine(URL_MAX),
  events: z.array(z.enum(events)).check(z.minLength(1), z.maxLength(events.length)),
});
const added = z.object({ id, secret: requiredText });

/** Answers leave the product with it, so it needs a fresh passkey, as an export does. */
export const addWebhook = defineEndpoint({
  ...ofForms,
  id: 'addWebhook',
  method: 'POST',
  path: 'desk/forms/{id}/webhooks',
  secret: true,
  fresh: true,
  params: byId,
  body: z.strictObject(settingsOf(answerEvents)),
  response: added,
  summary: 'Adds a webhook to a form',
});

/** Who registers is personal data, so it needs a fresh passkey too. */
export const addLeagueWebhook = defineEndpoint({
  ...ofLeagues,
  id: 'addLeagueWebhook',
  method: 'POST',
  path: 'desk/leagues/{id}/webhooks',
  secret: true,
  fresh: true,
  params: byId,
  body: z.strictObject(settingsOf(registrationEvents)),
  response: added,
  summary: 'Adds a webhook to a league',
});

export const changeWebhook = defineEndpoint({
  ...desk,
  id: 'changeWebhook',
  method: 'POST',
  path: 'desk/webhooks/{id}',
  fresh: true,
  params: byId,
  body: z.strictObject({ ...settingsOf(chosenEvents), is_on: z.boolean() }),
  response: nothing,
  empty: 204,
  summary: 'Changes the address and events of a webhook',
});

export const removeWebhook = defineEndpoint({
  ...desk,
  id: 'removeWebhook',
  method: 'DELETE',
  path: 'desk/webhooks/{id}',
  params: byId,
  response: nothing,
  empty: 204,
  summary: 'Removes a webhook and its unsent deliveries',
});

/** With `renew` the former secret signs beside the new one for another day. */
export const webhookSecret = defineEndpoint({
  ...desk,
  id: 'webhookSecret',
  method: 'POST',
  path: 'desk/webhooks/{id}/secret',
  secret: true,
  fresh: true,
  params: byId,
  body: z.strictObject({ renew: z.boolean() }),
  response: z.object({ secret: requiredText }),
  summary: 'Returns or replaces the signing secret of a webhook',
});

export const testWebhook = defineEndpoint({
  ...desk,
  id: 'testWebhook',
  method: 'POST',
  path: 'desk/webhooks/{id}/test',
  params: byId,
  response: nothing,
  empty: 204,
  summary: 'Sends a test delivery to a webhook',
});

const delivery = z.object({
  id,
  event: word(webhookEvents, 'test'),
  state: word(['waiting', 'delivered', 'given-up'], 'waiting'),
  /** When it happened. */
  at: instant,
  attempts: count,
  /** Of the latest attempt: the HTTP status, or why there was no reply. */
  status: optionalCount,
  failure: optionalText,
  /** When it was delivered or given up; for one that waits, when it is tried next. */
  until: instant,
});
export type WebhookDelivery = z.output<typeof delivery>;

export const webhookDeliveries = defineEndpoint({
  ...desk,
  id: 'webhookDeliveries',
  method: 'GET',
  path: 'desk/webhooks/{id}/deliveries',
  params: byId,
  query: z.object({ cursor: z.optional(line(60)) }),
  response: z.object({ data: list(delivery), cursor: optionalText }),
  summary: "A webhook's deliveries in the last 30 days, newest first",
});

export const replayWebhook = defineEndpoint({
  ...desk,
  id: 'replayWebhook',
  method: 'POST',
  path: 'desk/webhooks/{id}/replay',
  params: byId,
  /** One delivery; without it all that were given up. */
  body: z.strictObject({ delivery: z.optional(idInput) }),
  response: nothing,
  empty: 204,
  summary: 'Resends deliveries under their original ids',
});
