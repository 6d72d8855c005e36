import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createListener } from '../src/server/create-app.ts';
import type { TestApp } from './test-app.ts';

/** A test app behind a real socket, where ready-made replies are used. */
export async function serve({ world }: TestApp) {
  const server = createServer(createListener(world));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    get: (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      fetch(`http://127.0.0.1:${port}${path}`, { method, headers }),
    close(): void {
      server.closeAllConnections();
      server.close();
    },
  };
}
