import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A page of another site. */
export async function serveForeignPage(body: () => string) {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(
      `<!doctype html><html lang="en"><title>Another site</title><main><h1>Another site</h1>${body()}</main>`,
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return { address, close: () => server.close() };
}
