import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** How an answer is corruption; each is one that a server, a proxy or a hotel's network really gives. */
export type Corruption =
  /** Another reply in its place. */
  | { how: 'mutant'; reply: unknown }
  | { how: 'html' | 'empty' | 'cut' | 'wrong type' | 'error in a 200' | 'broken' | 'slow' };

export interface CorruptingProxy {
  origin: string;
  /** What the API answered since `seen` was last emptied, by method and address. */
  seen: Map<string, unknown>;
  /** How many answers were corruption since `corrupt` was last told what to do. */
  corruptedReplies: number;
  /** Spoils the answers to one call until it is told otherwise; null passes all on. */
  corrupt: (call: string | RegExp, corruption: Corruption | null) => void;
  stop: () => void;
}

const PAGE = '<!doctype html><title>Sign in to this network</title><p>Welcome to the free Wi-Fi.</p>';
const JSON_TYPE = { 'content-type': 'application/json', 'cache-control': 'no-store' };
const ERROR = { status: 'error', message: 'The database is asleep.', code: 'internal', request_id: 'r-1' };

/** A server between a site and the real API: it sees what the site's server and its browser ask, and spoils one call. */
export async function startCorruptingProxy(api: string): Promise<CorruptingProxy> {
  let corruptedCall: string | RegExp = '';
  let corruption: Corruption | null = null;
  const isCorrupted = (call: string) =>
    typeof corruptedCall === 'string' ? call === corruptedCall : corruptedCall.test(call);

  const server = createServer(async (request, response) => {
    // The place where a page begins is told anew every time; the page is the same.
    const call = `${request.method} ${request.url?.replace(/[?&]cursor=[^&]*/, '')}`;
    try {
      const { status, headers, body } = await askApi(api, request);
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

async function askApi(api: string, request: IncomingMessage): Promise<Answer> {
  const { method, url } = request;
  // Uncompressed, whole and new: what is corruption must be read first.
  const { 'accept-encoding': _, 'if-none-match': __, ...headers } = request.headers;
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request.pipe(ask(new URL(url ?? '/', api), { method, headers }, resolve).on('error', reject));
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
