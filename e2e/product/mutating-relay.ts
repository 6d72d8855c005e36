import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** How an answer is spoiled; each is one that a server, a proxy or a hotel's network really gives. */
export type Spoiled =
  /** Another reply in its place. */
  | { how: 'mutant'; reply: unknown }
  | { how: 'html' | 'empty' | 'cut' | 'wrong type' | 'error in a 200' | 'broken' | 'slow' };

export interface MutatingRelay {
  origin: string;
  /** What the API answered since `seen` was last emptied, by method and address. */
  seen: Map<string, unknown>;
  /** How many answers were spoiled since `spoil` was last told what to do. */
  spoiledAnswers: number;
  /** Spoils the answers to one call until it is told otherwise; null passes all on. */
  spoil: (call: string | RegExp, spoiled: Spoiled | null) => void;
  stop: () => void;
}

const PAGE = '<!doctype html><title>Sign in to this network</title><p>Welcome to the free Wi-Fi.</p>';
const JSON_TYPE = { 'content-type': 'application/json', 'cache-control': 'no-store' };
const ERROR = { status: 'error', message: 'The database is asleep.', code: 'internal', request_id: 'r-1' };

/** A server between a site and the real API: it sees what the site's server and its browser ask, and spoils one call. */
export async function startMutatingRelay(api: string): Promise<MutatingRelay> {
  let spoiledCall: string | RegExp = '';
  let spoiled: Spoiled | null = null;
  const isSpoiled = (call: string) => (typeof spoiledCall === 'string' ? call === spoiledCall : spoiledCall.test(call));

  const server = createServer(async (request, response) => {
    // The place where a page begins is told anew every time; the page is the same.
    const call = `${request.method} ${request.url?.replace(/[?&]cursor=[^&]*/, '')}`;
    try {
      const { status, headers, body } = await askApi(api, request);
      const isJson = headers['content-type']?.includes('application/json') === true;
      if (isJson && status === 200) relay.seen.set(call, JSON.parse(body.toString()));
      if (spoiled && isSpoiled(call)) {
        await sendSpoiled(response, spoiled, body);
        relay.spoiledAnswers += 1;
      } else response.writeHead(status, headers).end(body);
    } catch {
      response.destroy();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const relay: MutatingRelay = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen: new Map(),
    spoiledAnswers: 0,
    spoil(call, next) {
      spoiledCall = call;
      spoiled = next;
      relay.spoiledAnswers = 0;
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
  return relay;
}

interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

async function askApi(api: string, request: IncomingMessage): Promise<Answer> {
  const { method, url } = request;
  // Uncompressed, whole and new: what is spoiled must be read first.
  const { 'accept-encoding': _, 'if-none-match': __, ...headers } = request.headers;
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request.pipe(ask(new URL(url ?? '/', api), { method, headers }, resolve).on('error', reject));
  });
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  const { 'transfer-encoding': ___, ...own } = answer.headers;
  return { status: answer.statusCode ?? 502, headers: own, body: Buffer.concat(chunks) };
}

async function sendSpoiled(response: ServerResponse, spoiled: Spoiled, body: Buffer): Promise<void> {
  switch (spoiled.how) {
    case 'mutant':
      response.writeHead(200, JSON_TYPE).end(JSON.stringify(spoiled.reply));
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
