import { createServer } from 'node:net';

/** Below the ephemeral ports, so that a browser's connection cannot take a port before its server does. */
const FIRST = 20_000;
/** The number of ports for each test worker, so that no two try the same. */
const OF_A_WORKER = 1000;

let next = FIRST + Number(process.env['TEST_PARALLEL_INDEX'] ?? 9) * OF_A_WORKER;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** A port that nothing listens on, and that no other call returns in this process. */
export async function freePort(): Promise<number> {
  while (next < 32_000) {
    const port = next;
    next += 1;
    if (await isFree(port)) return port;
  }
  throw new Error('No port is free.');
}
