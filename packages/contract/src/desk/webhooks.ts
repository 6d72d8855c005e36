/** Webhooks send events about the answers to a form, or the registrations of a league, to the organisation's own server. */
import * as z from 'zod/mini';
import { defineEndpoint } from '../core/endpoint.ts';
import { filledLine, idInput, line } from '../core/request.ts';
import { count, id, optionalCount, optionalText, requiredText, word, yesNo } from '../core/wire.ts';
import { instant } from '../core/wire-dates.ts';
import { list, nothing } from '../core/wire-lists.ts';
import { URL_MAX } from '../rules/limits.ts';

const staff = { service: 'main', auth: 'staff', extension: true } as const;
const ofForms = { ...staff, roles: ['owner', 'editor'] } as const;
/** Registrations are personal data, so editors do not see them. */
const ofLeagues = { ...staff, roles: ['owner', 'organiser'] } as const;
/** Each webhook belongs to a form or a league; 404 if the caller's roles do not cover its kind. */
const desk = { ...staff, roles: ['owner', 'editor', 'organiser'] } as const;
const byId = z.strictObject({ id: idInput });

/** Events of an answer. */
export const answerEvents = ['answer.created', 'answer.changed', 'answer.withdrawn', 'answer.judged'] as const;
export type AnswerEvent = (typeof answerEvents)[number];

/**
 * Events of the teams in a league's registrations.
 * - `registration.moved`: staff moved a person to another team
 * - `waiting.accepted`: a person on the waiting list took a place; `registration.created` or `registration.moved` follows
 * - `waiting.left`: they left the list or were removed, or their offer expired
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
/** Events that a webhook can subscribe to. */
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
  /** While off, nothing is sent, and missed events are not sent later. */
  is_on: yesNo,
  /** Deliveries still to be sent. */
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
  summary: 'The webhooks of a league, for its registrations',
});

const settingsOf = <const Event extends ChosenEvent>(events: readonly Event[]) => ({
  address: filledLine(URL_MAX),
  events: z.array(z.enum(events)).check(z.minLength(1), z.maxLength(events.length)),
});
const added = z.object({ id, secret: requiredText });

/** It sends answers out of the product, so it needs a fresh passkey, like an export. */
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

/** Registrations are personal data, so it needs a fresh passkey too. */
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

/** With `renew`, the previous secret signs alongside the new one for another day. */
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
  summary: 'Shows or replaces the secret that signs a webhook',
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
  /** The HTTP status of the latest attempt, or why there was no reply. */
  status: optionalCount,
  failure: optionalText,
  /** When it was delivered or given up, or when the next attempt is due. */
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
  summary: 'Deliveries of a webhook in the last 30 days, newest first',
});

export const replayWebhook = defineEndpoint({
  ...desk,
  id: 'replayWebhook',
  method: 'POST',
  path: 'desk/webhooks/{id}/replay',
  params: byId,
  /** One delivery; without it, all failed ones. */
  body: z.strictObject({ delivery: z.optional(idInput) }),
  response: nothing,
  empty: 204,
  summary: 'Resends deliveries; they keep their ids',
});
