import { setPush } from '@maidan/contract/account/push';
import { expect, test } from 'vitest';
import { everyEngine } from '../../../testing/databases/engines.ts';
import { startPushService } from '../../../testing/stand-ins/push-service.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { createPush } from '../../adapters/push/send-push.ts';
import { createVapid } from '../../adapters/push/vapid.ts';
import { sendDuePush } from '../../jobs/send-push.ts';
import { workOnce } from '../../jobs/worker.ts';
import { HOUR, MINUTE } from '../../runtime/clock.ts';
import { addPushNews } from './push.store.ts';

test.each(everyEngine)(
  'a message that a busy service refused before nine waits until the morning, on %s',
  async (engine) => {
    const service = await startPushService();
    const vapid = createVapid('a secret for tests, 32 characters long', 'https://maidan.example');
    const push = createPush({ vapid, localService: service.origin });
    const api = await createTestApp(engine, {}, { push });
    const { database, log, settings: origins } = api.world;
    const work = () => {
      const sender = { db: api.db, push, clock: api.now, origins };
      return workOnce({ database, handlers: { push: (job) => sendDuePush(sender, job) }, clock: api.now, log });
    };
    const texts = () => service.received.map(({ body }) => body);

    const browser = service.subscribe('/browser/late');
    await api.reply(setPush, { body: { ...browser, topics: [{ kind: 'tag', id: 'cricket', label: 'Cricket' }] } });
    // Half a minute before nine in India.
    api.wait(Date.parse('2026-11-20T15:29:30Z') - api.now());
    service.statuses.set('/browser/late', 503);
    await api.db.transaction().execute((tx) => {
      const post = { kind: 'tag', target: 'cricket', event: 'text', text: 'Almost late', site: 'feed' } as const;
      return addPushNews(tx, { ...post, path: '/post/a', runAt: api.now() }, api.now());
    });
    await work();
    service.statuses.clear();
    for (let turn = 0; turn < 9 * 6 + 5; turn += 1) {
      api.wait(10 * MINUTE);
      await work();
    }
    expect(texts()).toEqual([]);
    api.wait(HOUR / 2);
    await work();
    expect(texts()).toEqual(['Almost late']);
    await api.close();
    await service.close();
  },
);
