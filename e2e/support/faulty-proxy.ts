import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * - `missing`: 404
 * - `page`: an HTML page with status 200
 * - `dropped`: the connection breaks during the response
 * - `lost`: the API handles the request, but its response never arrives
 * - `stalled`: the request gets no response
 * - `failing`: status 500 with an error reply
 * - `empty`: status 200 without a body
 * - a promise: the request waits for it and then passes
 */
export type Fault = 'missing' | 'page' | 'dropped' | 'lost' | 'stalled' | 'failing' | 'empty' | Promise<void>;

export interface FaultyProxy {
  origin: string;
  stop: () => void;
}

const FAILURE = JSON.stringify({
  status: 'error',
  message: 'Out of order',
  code: 'internal',
  request_id: 'none',
  // Frameworks add this in development mode.
  exception: 'SQLSTATE[HY000] in OtpController.php:41',
});
const PAGE = '<!doctype html><title>Sign in to this network</title><p>Welcome to the free Wi-Fi.</p>';

/** A proxy between a site and the real API that breaks some of its responses. */
export async function startFaultyProxy(
  api: string,
  faultOf: (path: string) => Fault | undefined,
): Promise<FaultyProxy> {
  const server = createServer((request, response) => {
    const fault = faultOf(new URL(request.url ?? '/', api).pathname);
    if (fault instanceof Promise) void fault.then(() => proxy(api, request, response));
    else if (fault === undefined || fault === 'dropped' || fault === 'lost') proxy(api, request, response, fault);
    else if (fault === 'missing') response.writeHead(404, { 'content-type': 'text/plain' }).end('No such file');
    else if (fault === 'page') response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE);
    else if (fault === 'empty') response.writeHead(200, { 'content-type': 'application/json' }).end();
    else if (fault === 'failing') response.writeHead(500, { 'content-type': 'application/json' }).end(FAILURE);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://127.0.0.1:${port}`, stop };
}

function proxy(api: string, request: IncomingMessage, response: ServerResponse, fault?: Fault): void {
  const { method, url, headers } = request;
  const onward = httpRequest(new URL(url ?? '/', api), { method, headers }, (answer) => {
    if (fault === 'lost') {
      answer.resume().on('end', () => response.destroy());
      return;
    }
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    if (fault === 'dropped') {
      // At most half of the first chunk arrives before the connection breaks: a short reply must not arrive in full.
      answer.once('data', (chunk: Buffer) =>
        response.write(chunk.subarray(0, Math.min(1000, chunk.length >> 1)), () => response.destroy()),
      );
      return;
    }
    answer.pipe(response);
  });
  onward.on('error', () => response.destroy());
  response.on('close', () => onward.destroy());
  request.pipe(onward);
}
