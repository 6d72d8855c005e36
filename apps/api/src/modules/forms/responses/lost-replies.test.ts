import { createServer, request as httpRequest } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { openForReading } from '../../../db/open-database.ts';
import { seeded } from '../../../../testing/people/crowd.ts';
import { answerParts, writeForm } from '../../../../testing/form-sender.ts';
import { dataFolders, startRunning, stopProcess } from '../../../../testing/server-process.ts';
import { signInAt } from '../../../../testing/people/login-at.ts';
import { upload } from '../../../../testing/media/upload-client.ts';

const PEOPLE = 12;
const folders = dataFolders();
const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.close();
  folders.removeAll();
});

/** Forwards every request, and loses three in ten replies after the API has sent them. */
async function losingProxy(target: string): Promise<{ address: string; lost: () => number }> {
  const random = seeded(11);
  let lost = 0;
  const server = createServer((incoming, outgoing) => {
    const { method, headers } = incoming;
    const passed = httpRequest(`${target}${incoming.url}`, { method, headers }, (answer) => {
      if (random() < 0.3) {
        lost += 1;
        answer.resume().on('end', () => incoming.socket.destroy());
        return;
      }
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(passed);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, lost: () => lost };
}

/** Retries until a reply arrives. */
async function insist<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await work().catch(() => null);
    if (answer !== null) return answer;
  }
}

test('behind a proxy that loses replies, every registration, response and file is stored once [C-3]', async () => {
  const dataDir = folders.make();
  const running = await startRunning({ DATA_DIR: dataDir, DEMO_CONTENT: '1', LOG_LEVEL: 'info' });
  const { address } = running;
  const proxy = await losingProxy(address);
  const readFrom = async (path: string) => (await (await fetch(`${address}/api/ysl/${path}`)).json()) as never;
  const form: { id: number; fields: { id: number; type: string; options: { option_text: string }[] }[] } =
    await readFrom('form/ground-photographer');
  const { id, groups }: { id: number; groups: Record<string, { regsport_id: number; groupid: number }[]> } =
    await readFrom('yslregistration/monsoon-trials');
  const [team] = Object.values(groups).flat();
  const answers = form.fields.map((field) => {
    const text = field.type === 'date' ? '2026-12-24' : (field.options[0]?.option_text ?? 'Asha');
    const isFile = field.type === 'file';
    return { field: field.id, text, ...(isFile ? { file: { name: 'shot.csv', bytes: 'a,b' } } : {}) };
  });
  const body = writeForm(answerParts(form.id, answers));
  const entry = JSON.stringify({ form_id: id, sport_id: team?.regsport_id, group_id: team?.groupid });

  const statuses = await Promise.all(
    Array.from({ length: PEOPLE }, async (_, index) => {
      const token = await signInAt(address, String(9_300_000_000 + index));
      const key = `intent-of-${index}`;
      const registered = await insist(() =>
        fetch(`${proxy.address}/api/ysl/registerforleague`, {
          method: 'POST',
          body: entry,
          headers: {
            authorization: `Bearer ${token}`,
            'content-type': 'application/json',
            'idempotency-key': `${key}-r`,
          },
        }),
      );
      const sent = await insist(() => upload(proxy.address, { body, token, key: `${key}-f` }));
      return [registered.status, sent.status];
    }),
  );
  await stopProcess(running, 'SIGTERM');
  expect(new Set(statuses.flat())).toEqual(new Set([200]));
  expect(proxy.lost()).toBeGreaterThan(3);

  const { db } = openForReading({ dataDir });
  const count = async (table: 'registration_entries' | 'form_responses' | 'form_files') =>
    (await db.selectFrom(table).selectAll().execute()).length;
  expect([await count('registration_entries'), await count('form_responses'), await count('form_files')]).toEqual([
    PEOPLE,
    PEOPLE,
    PEOPLE,
  ]);
  await db.destroy();
});
