import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';

/** A request as received. */
interface Received {
  readonly id: string;
  readonly timestamp: number;
  readonly signatures: readonly string[];
  readonly text: string;
  readonly body: {
    readonly type: string;
    readonly data: {
      /** The body of a form webhook. */
      readonly form: { readonly title: string };
      readonly answer: {
        readonly id: number;
        readonly state: string;
        readonly is_removed: boolean;
        readonly fields: readonly { readonly key: string; readonly text: string; readonly files: unknown }[];
      } | null;
      /** The body of a league webhook. */
      readonly team: { readonly name: string; readonly taken: number; readonly waiting: number } | null;
      readonly former_team: { readonly name: string } | null;
      readonly person: { readonly id: number } | null;
    };
  };
}

/** The signature of a request for a secret, as every receiver can compute it. */
export const signatureBy = (secret: string, { id, timestamp, text }: Pick<Received, 'id' | 'timestamp' | 'text'>) => {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${text}`).digest('base64')}`;
};

/** A server that accepts webhooks, or fails as configured. */
export async function startReceiver() {
  const received: Received[] = [];
  const answer: { status: number; headers: Record<string, string>; tries: number } = {
    status: 204,
    headers: {},
    tries: 0,
  };
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const text = Buffer.concat(chunks).toString();
      answer.tries += 1;
      if (answer.status < 300) {
        received.push({
          id: String(request.headers['webhook-id']),
          timestamp: Number(request.headers['webhook-timestamp']),
          signatures: String(request.headers['webhook-signature']).split(' '),
          text,
          body: JSON.parse(text) as Received['body'],
        });
      }
      response.writeHead(answer.status, answer.headers).end();
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  return { origin, received, answer, close: () => new Promise((resolve) => server.close(resolve)) };
}
