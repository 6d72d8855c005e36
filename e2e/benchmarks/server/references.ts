/** The references of `run.ts`, in a separate process: the same bytes from bare Node, and the same value from bare Hono. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

const [{ document, feed }] = (await once(process, 'message')) as [{ document: string; feed: unknown }];
const bytes = Buffer.from(document, 'base64');
const app = new Hono().get('/', (c) => c.json(feed));
const node = await listen(
  createServer((_, response) => {
    response.writeHead(200, ['content-type', 'text/html', 'content-length', `${bytes.length}`]).end(bytes);
  }),
);
const hono = await listen(createServer(getRequestListener(app.fetch)));
process.send?.({ node, hono });
