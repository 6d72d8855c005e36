import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One request that the provider received. */
export interface ProviderCall {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** The provider's reply to a call. */
export type Behaviour = (response: ServerResponse, call: ProviderCall, request: IncomingMessage) => void;

export interface StandIn {
  readonly origin: string;
  readonly calls: ProviderCall[];
  /** Sets the next replies; the last one repeats. */
  behave(...behaviours: [Behaviour, ...Behaviour[]]): void;
  close(): Promise<void>;
}

/** A local server that replaces an SMS provider and replies as a test prescribes. */
export async function startStandIn(first: Behaviour): Promise<StandIn> {
  const calls: ProviderCall[] = [];
  let behaviours = [first];
  const server: Server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      const call = { method: request.method ?? '', path: request.url ?? '', headers: request.headers, body };
      calls.push(call);
      const behave = behaviours.length > 1 ? behaviours.shift() : behaviours[0];
      behave?.(response, call, request);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    behave: (...next) => void (behaviours = next),
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

export const answerJson =
  (status: number, body: unknown, headers: Record<string, string> = {}): Behaviour =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };

/** MSG91 accepts a message: the id of the request, and `success`. */
export const msg91Takes: Behaviour = answerJson(200, { message: '3763646c3058373530393938', type: 'success' });

/** Twilio accepts a message: 201 and the message as a resource. */
export const twilioTakes: Behaviour = (response, call) => {
  const form = new URLSearchParams(call.body);
  const sid = `SM${'0123456789abcdef'.repeat(2)}`;
  const resource = { sid, status: 'queued', to: form.get('To'), body: form.get('Body'), error_code: null };
  answerJson(201, resource)(response, call, undefined as never);
};
