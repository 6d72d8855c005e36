import { pushKey, setOwnPush, setPush } from '@maidan/contract/account/push';
import { route } from '../../http/call.ts';
import { errors } from '../../http/errors/errors.ts';
import { defineModule } from '../module.ts';
import { saveSubscription } from './push.store.ts';

/**
 * Which browsers get push messages, and on which topics. Whoever knows a browser's address may change this: the address
 * is secret.
 */
export const pushModule = defineModule({
  name: 'push',
  routes: ({ db, clock, push }) => {
    const requireService = (endpoint: string) => {
      if (!push.accepts(endpoint)) throw errors.invalidField('endpoint', 'This is not the address of a push service.');
    };
    return [
      route(pushKey, { caching: 'settled' }, async () => ({ key: push.publicKey })),

      route(setPush, async ({ body }) => {
        requireService(body.endpoint);
        const topics = body.topics.filter(({ kind }) => kind !== 'messages');
        await db.transaction().execute((tx) => saveSubscription(tx, { ...body, topics, owner: null }, clock()));
        return { data: topics };
      }),

      route(setOwnPush, { whileSuspended: true }, ({ body }, { user, once }) =>
        once(async (tx, now) => {
          requireService(body.endpoint);
          await saveSubscription(tx, { ...body, owner: user }, now);
          return { data: body.topics };
        }),
      ),
    ];
  },
});
