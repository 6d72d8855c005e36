import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Kinds of corrupt responses that real servers, proxies or hotel networks send. */
export type Corruption =
  /** Replaces the reply. */
  | { how: 'mutant'; reply: unknown }
  | { how: 'html' | 'empty' | 'cut' | 'wrong type' | 'error in a 200' | 'broken' | 'slow' };

export interface CorruptingProxy {
  origin: string;
  /** The replies of the API since `seen` was last cleared, by method and URL. */
  seen: Map<string, unknown>;
  /** How many responses were corrupted since the last call of `corrupt`. */
  corruptedReplies: number;
  /** Corrupts the responses to one call from now on; null stops corrupting. */
  corrupt: (call: string | RegExp, corruption: Corruption | null) => void;
  stop: () => void;
}

const PAGE = '<!doctype html><title>Sign in to this network</title><p>Welcome to the free Wi-Fi.</p>';
const JSON_TYPE = { 'content-type': 'application/json', 'cache-control': 'no-store' };
const ERROR = { status: 'error', message: 'The database is asleep.', code: 'internal', request_id: 'r-1' };

/** A proxy between a site and the real API that records all calls, and corrupts one. */
export async function startCorruptingProxy(api: string): Promise<CorruptingProxy> {
  let corruptedCall: string | RegExp = '';
  let corruption: Corruption | null = null;
  const isCorrupted = (call: string) =>
    typeof corruptedCall === 'string' ? call === corruptedCall : corruptedCall.test(call);

  const server = createServer(async (request, response) => {
    // Cursors differ between calls for the same page.
    const call = `${request.method} ${request.url?.replace(/[?&]cursor=[^&]*/, '')}`;
    try {
      const { status, headers, body } = await fetchFromApi(api, request);
      const isJson = headers['content-type']?.includes('application/json') === true;
      if (isJson && status === 200) proxy.seen.set(call, JSON.parse(body.toString()));
      if (corruption && isCorrupted(call)) {
        await sendCorrupted(response, corruption, body);
        proxy.corruptedReplies += 1;
      } else response.writeHead(status, headers).end(body);
    } catch {
      response.destroy();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const proxy: CorruptingProxy = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen: new Map(),
    corruptedReplies: 0,
    corrupt(call, next) {
      corruptedCall = call;
      corruption = next;
      proxy.corruptedReplies = 0;
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
  return proxy;
}

interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

async function fetchFromApi(api: string, request: IncomingMessage): Promise<Answer> {
  const { method, url } = request;
  // Uncompressed and not cached: it must be parsed before it is corrupted.
  const { 'accept-encoding': _, 'if-none-match': __, ...headers } = request.headers;
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request.pipe(httpRequest(new URL(url ?? '/', api), { method, headers }, resolve).on('error', reject));
  });
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  const { 'transfer-encoding': ___, ...own } = answer.headers;
  return { status: answer.statusCode ?? 502, headers: own, body: Buffer.concat(chunks) };
}

async function sendCorrupted(response: ServerResponse, corruption: Corruption, body: Buffer): Promise<void> {
  switch (corruption.how) {
    case 'mutant':
      response.writeHead(200, JSON_TYPE).end(JSON.stringify(corruption.reply));
      return;
    case 'html':
      response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE);
      return;
    case 'empty':
      response.writeHead(200, JSON_TYPE).end();
      return;
    case 'cut':
      response.writeHead(200, JSON_TYPE).end(body.subarray(0, body.length / 2));
      return;
    case 'wrong type':
      response.writeHead(200, { 'content-type': 'image/png' }).end(Buffer.from([0x89, 0x50, 0x4e, 0x47]));
      return;
    case 'error in a 200':
      response.writeHead(200, JSON_TYPE).end(JSON.stringify(ERROR));
      return;
    case 'broken':
      response.writeHead(200, { ...JSON_TYPE, 'content-length': String(body.length) });
      response.write(body.subarray(0, 20), () => response.destroy());
      return;
    case 'slow':
      await wait(1_200);
      response.writeHead(200, JSON_TYPE).end(body);
  }
}
