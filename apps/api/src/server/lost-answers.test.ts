import { createServer, request as sendRequest } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seeded } from '../../testing/people/crowd.ts';
import { signInAt } from '../../testing/people/login-at.ts';
import { dataFolders, startRunning, stopProcess } from '../../testing/server-process.ts';
import type { ServerProcess } from '../../testing/server-process.ts';

const folders = dataFolders();
let server: ServerProcess;
let proxy: Server;
let address: string;
let lost = 0;

/** A proxy in front of the server that loses the reply to about every third POST, after the server has handled it. */
beforeAll(async () => {
  server = await startRunning({ DATA_DIR: folders.make() });
  const random = seeded(11);
  proxy = createServer((request, response) => {
    const { method, url, headers } = request;
    const onward = sendRequest(new URL(url ?? '/', server.address), { method, headers }, (answer) => {
      if (method === 'POST' && random() < 0.33) {
        lost += 1;
        answer.resume().on('end', () => response.destroy());
      } else {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      }
    });
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
});
afterAll(async () => {
  proxy.closeAllConnections();
  proxy.close();
  await stopProcess(server, 'SIGTERM');
  folders.removeAll();
});

async function send(origin: string, path: string, body: object | null, token = '', key = '') {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': key };
  if (key === '') Reflect.deleteProperty(headers, 'idempotency-key');
  const sent = body === null ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
  const reply = await fetch(`${origin}/api/${path}`, sent);
  expect([path, reply.status]).toEqual([path, 200]);
  return (await reply.json()) as Record<string, unknown>;
}

/** As a page does: every attempt has the same key, until a reply arrives. */
async function sendUntilAnswered(
  path: string,
  body: object,
  token: string,
  key: string,
): Promise<Record<string, unknown>> {
  for (let tries = 0; tries < 30; tries += 1) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one try after the other
      return await send(address, path, body, token, key);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
    }
  }
  throw new Error('no answer in thirty tries');
}

test('when replies get lost and pages retry, every conversation and message is stored once', async () => {
  const token = await signInAt(server.address, '9876500001');
  const ids: number[] = [];
  for (let index = 0; index < 6; index += 1) {
    const body = { name: `Conversation ${index}`, location: 'Here', message: 'Hello' };
    const { cid } = await sendUntilAnswered('newconversation', body, token, `conversation-${index}`);
    ids.push(cid as number);
    for (let chat = 0; chat < 4; chat += 1) {
      const message = { conversation_id: cid, message: `Message ${chat}` };
      await sendUntilAnswered('newchat', message, token, `chat-${index}-${chat}`);
    }
  }
  expect(lost).toBeGreaterThan(5);
  const listed = (await send(server.address, 'conversations', null, token)) as unknown as { id: number }[];
  expect(listed.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  for (const id of ids) {
    const { data } = await send(server.address, `chats/${id}`, null, token);
    const texts = (data as { message: string }[]).map(({ message }) => message);
    expect(texts).toEqual(['Hello', 'Message 0', 'Message 1', 'Message 2', 'Message 3']);
  }
});
