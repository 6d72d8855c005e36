import * as contract from '@maidan/contract/desk/webhooks';
import { DESK_PAGE_SIZE } from '@maidan/contract/desk/limits';
import { webhookSecret } from '../../../adapters/webhooks/sign-webhook.ts';
import type { Tx } from '../../../db/open-database.ts';
import { route, type LogAct } from '../../../http/call.ts';
import { errors } from '../../../http/errors/errors.ts';
import { toInstant } from '../../../runtime/clock.ts';
import { enqueueJob } from '../../jobs/jobs.store.ts';
import { defineModule } from '../../module.ts';
import { listDeliveries, requeue } from '../deliveries.store.ts';
import { addDelivery } from '../note-event.store.ts';
import * as store from '../webhooks.store.ts';
import { idCursor, pageOf, requireId } from '../../access/cursors.service.ts';
import {
  lockOwner,
  requireEvents,
  requireForm,
  requireLeague,
  requireWebhook,
  type OwnerOfWebhooks,
} from './webhook-access.service.ts';

/** Webhooks of forms and leagues: their addresses, secrets and deliveries. */
export const deskWebhooksModule = defineModule({
  name: 'desk-webhooks',
  routes({ db, pepper, outside }) {
    const requireAddress = (address: string): void => {
      if (outside.accepts(address)) return;
      throw errors.invalidField('address', 'It has to be a public address that begins with https://.');
    };
    const listOf = async (owner: store.WebhookOwner) =>
      (await store.listWebhooks(db, owner)).map((row) => ({ ...row, is_on: row.is_on === 1 }));
    async function add(tx: Tx, owner: OwnerOfWebhooks, settings: store.WebhookSettings, now: number, log: LogAct) {
      requireAddress(settings.address);
      await lockOwner(tx, owner);
      if ((await store.listWebhooks(tx, owner)).length >= contract.WEBHOOKS_MAX) {
        const what = owner.of === 'form_id' ? 'form' : 'league';
        throw errors.conflict('conflict', { text: `A ${what} can have at most ${contract.WEBHOOKS_MAX} webhooks.` });
      }
      const { id, salt } = await store.addWebhookRow(tx, owner, settings, now);
      await log({ action: 'webhook.added', thing: thingOf(owner), after: describe(settings) });
      return { id, secret: webhookSecret(pepper, salt) };
    }
    return [
      route(contract.formWebhooks, async ({ params }) => {
        const form = await requireForm(db, params.id);
        return { title: form.name, data: await listOf(form) };
      }),

      route(contract.leagueWebhooks, async ({ params }, { staff }) => ({
        data: await listOf(await requireLeague(db, staff, params.id)),
      })),

      route(contract.addWebhook, ({ params, body }, { act }) =>
        act(async (tx, now, log) => add(tx, await requireForm(tx, params.id), body, now, log)),
      ),

      route(contract.addLeagueWebhook, ({ params, body }, { staff, act }) =>
        act(async (tx, now, log) => add(tx, await requireLeague(tx, staff, params.id), body, now, log)),
      ),

      route(contract.changeWebhook, ({ params, body: { is_on, ...settings } }, { staff, act }) =>
        act(async (tx, now, log) => {
          const hook = await requireWebhook(tx, staff, params.id);
          requireAddress(settings.address);
          requireEvents(hook.owner, settings.events);
          await store.changeWebhookRow(tx, hook.id, { ...settings, is_on: is_on ? 1 : 0 });
          if (is_on) await enqueueJob(tx, 'webhook', String(hook.id), now);
          const before = { ...describe({ ...hook, events: hook.events.split(' ') }), is_on: String(hook.is_on === 1) };
          const after = { ...describe(settings), is_on: String(is_on) };
          await log({ action: 'webhook.changed', thing: thingOf(hook.owner), before, after });
          return null;
        }),
      ),

      route(contract.removeWebhook, ({ params }, { staff, act }) =>
        act(async (tx, _now, log) => {
          const hook = await requireWebhook(tx, staff, params.id);
          await store.removeWebhookRow(tx, hook.id);
          await log({ action: 'webhook.removed', thing: thingOf(hook.owner), before: { address: hook.address } });
          return null;
        }),
      ),

      route(contract.webhookSecret, ({ params, body: { renew } }, { staff, act }) =>
        act(async (tx, now, log) => {
          const hook = await requireWebhook(tx, staff, params.id);
          const salt = renew ? await store.replaceSalt(tx, hook.id, hook.salt, now) : hook.salt;
          await log({ action: renew ? 'webhook.secret-renewed' : 'webhook.secret-shown', thing: thingOf(hook.owner) });
          return { secret: webhookSecret(pepper, salt) };
        }),
      ),

      route(contract.testWebhook, ({ params }, { staff, act }) =>
        act(async (tx, now, log) => {
          const hook = await requireWebhook(tx, staff, params.id);
          if (hook.is_on === 0) throw errors.conflict('conflict', { text: 'Turn the webhook on first.' });
          await store.lockWebhook(tx, hook.id);
          await addDelivery(tx, hook.id, { event: 'test' }, now);
          await log({ action: 'webhook.tested', thing: thingOf(hook.owner) });
          return null;
        }),
      ),

      route(contract.webhookDeliveries, async ({ params, query }, { staff }) => {
        const hook = await requireWebhook(db, staff, params.id);
        const rows = await listDeliveries(db, hook.id, idCursor.read(query.cursor)?.id, DESK_PAGE_SIZE + 1);
        const { page, cursor } = pageOf(rows, DESK_PAGE_SIZE, idCursor.write);
        return { data: page.map(describeDelivery), cursor };
      }),

      route(contract.replayWebhook, ({ params, body }, { staff, act }) =>
        act(async (tx, now, log) => {
          const hook = await requireWebhook(tx, staff, params.id);
          const delivery = body.delivery === undefined ? undefined : requireId(body.delivery, 'delivery');
          const found = await requeue(tx, hook.id, delivery, now);
          if (delivery !== undefined && found === 0) throw errors.notFound('delivery');
          await enqueueJob(tx, 'webhook', String(hook.id), now);
          await log({ action: 'webhook.replayed', thing: thingOf(hook.owner), after: { deliveries: String(found) } });
          return null;
        }),
      ),
    ];
  },
});

const thingOf = ({ of, id, name }: OwnerOfWebhooks) => ({ kind: of === 'form_id' ? 'form' : 'league', id, name });

const describe = ({ address, events }: { readonly address: string; readonly events: readonly string[] }) => ({
  address,
  events: events.join(', '),
});

function describeDelivery(row: Awaited<ReturnType<typeof listDeliveries>>[number]): contract.WebhookDelivery & {
  id: number;
} {
  const { id, event, attempts, status, failure, created_at, delivered_at, given_up_at, run_at } = row;
  const state = delivered_at !== null ? 'delivered' : given_up_at !== null ? 'given-up' : 'waiting';
  const until = toInstant(delivered_at ?? given_up_at ?? run_at);
  return { id, event, state, at: toInstant(created_at), attempts, status, failure, until };
}
