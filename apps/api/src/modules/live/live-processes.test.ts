import { randomUUID } from 'node:crypto';
import { newChat, newConversation } from '@maidan/contract/account/conversations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeProcesses } from '../../../testing/databases/describe-processes.ts';
import { makePostgresSchema, type PostgresSchema } from '../../../testing/databases/engines.ts';
import { queryPostgres } from '../../../testing/databases/query-postgres.ts';
import { openEvents } from '../../../testing/stand-ins/event-stream.ts';
import { newPhone } from '../../../testing/people/users.ts';
import { dataFolders, startRunning, stopProcess, type ServerProcess } from '../../../testing/server-process.ts';
import { signInAt } from '../../../testing/people/login-at.ts';

const folders = dataFolders();
afterAll(() => folders.removeAll());

describeProcesses('two API processes', (engine) => {
  let schema: PostgresSchema | undefined;
  let writer: ServerProcess;
  let reader: ServerProcess;
  beforeAll(async () => {
    schema = engine === 'PostgreSQL' ? await makePostgresSchema() : undefined;
    const env = { DATA_DIR: folders.make(), ...schema?.settings };
    writer = await startRunning(env);
    reader = await startRunning(env);
  });
  afterAll(async () => {
    await Promise.all([writer, reader].map((server) => stopProcess(server, 'SIGTERM')));
    await schema?.remove();
  });

  const eventsAt = ({ address }: ServerProcess, token: string) =>
    openEvents({ app: { request: (path, init) => fetch(`${address}${path}`, init) } }, token);

  async function post(path: string, token: string, body: object): Promise<Record<string, unknown>> {
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    };
    const answer = await fetch(`${writer.address}/api/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(200);
    return (await answer.json()) as Record<string, unknown>;
  }

  const startTalk = async (token: string) =>
    Number((await post(newConversation.path, token, { name: 'Turf', location: 'Hebbal', message: 'Hello' }))['cid']);
  const write = (token: string, id: number) => post(newChat.path, token, { conversation_id: id, message: 'Still?' });

  test('a write in one process reaches the streams of the other within a second, each event once', async () => {
    const token = await signInAt(writer.address, newPhone());
    const id = await startTalk(token);
    const events = await eventsAt(reader, token);
    expect(await events.next()).toMatchObject({ kind: 'ready' });
    const waits: number[] = [];
    const received: (number | null | undefined)[] = [];
    for (let round = 0; round < 10; round += 1) {
      await write(token, id);
      const written = performance.now();
      const event = await events.next();
      waits.push(performance.now() - written);
      received.push(event?.id);
      expect(event).toMatchObject({ kind: 'message', conversation_id: id });
    }
    await events.close();
    expect(new Set(received).size).toBe(10);
    // Without NOTIFY, streams on PostgreSQL would receive it only every five seconds.
    expect(waits.toSorted((a, b) => a - b)[5]).toBeLessThan(1000);
  });

  test.runIf(engine === 'PostgreSQL')(
    'a lost connection for live events is reopened, and no event is lost',
    async () => {
      const token = await signInAt(writer.address, newPhone());
      const id = await startTalk(token);
      const events = await eventsAt(reader, token);
      expect(await events.next()).toMatchObject({ kind: 'ready' });
      const name = schema?.name ?? '';
      const listeners = () =>
        queryPostgres("select pid from pg_stat_activity where application_name = $1 and query ilike 'listen %'", [
          name,
        ]);
      await expect.poll(listeners).toHaveLength(1);
      await queryPostgres(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1 and query ilike 'listen %'",
        [name],
      );
      await write(token, id);
      expect(await events.next()).toMatchObject({ kind: 'message', conversation_id: id });
      await expect.poll(listeners, { timeout: 60_000 }).toHaveLength(1);
      await write(token, id);
      const written = performance.now();
      expect(await events.next()).toMatchObject({ kind: 'message', conversation_id: id });
      expect(performance.now() - written).toBeLessThan(1000);
      await events.close();
    },
  );
});
