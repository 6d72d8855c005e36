import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createCallerReader } from '@maidan/http-edge/caller';
import { isOperator } from '@maidan/http-edge/operator';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { registerJobMetrics } from './job-metrics.ts';

/** Where a worker serves its monitoring endpoints. */
export interface WorkerPort {
  readonly host: string;
  readonly port: number;
  /** Opens both addresses to other machines. */
  readonly token: string | null;
}

/**
 * A worker's monitoring endpoints: `/metrics` and `/livez`, for this machine or with the token; 404 for everything
 * else.
 * @param givenUp the number of jobs that were given up
 */
export async function serveWorker({ host, port, token }: WorkerPort, givenUp: () => Promise<number>) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  registerJobMetrics(registry, givenUp);
  const readCaller = createCallerReader(0, () => undefined);
  const server = createServer(async ({ url, socket, headers }, response) => {
    const caller = readCaller(socket.remoteAddress, (name) => headers[name]?.toString());
    const isAllowed = isOperator(caller, headers.authorization, token);
    response.setHeader('Cache-Control', 'no-store');
    if (isAllowed && url === '/livez') return response.end('ok\n');
    if (!isAllowed || url !== '/metrics') return response.writeHead(404).end();
    return response.setHeader('Content-Type', registry.contentType).end(await registry.metrics());
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    address: `http://${host}:${(server.address() as AddressInfo).port}`,
    close(): void {
      server.close();
      server.closeAllConnections();
    },
  };
}
