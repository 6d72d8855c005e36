import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request as plainRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { createServer, request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

interface Sent {
  readonly headers?: Readonly<Record<string, string>>;
  /** The caller's address, which the proxy forwards as a real proxy does. */
  readonly caller?: string;
}

/** Passes the caller's address to the proxy, since every connection of a test comes from this machine. */
const CALLER = 'x-test-caller';

/** A proxy that terminates TLS and appends the caller's address, as the guide requires. */
export async function startTlsProxy(folder: string, ports: Readonly<Record<string, number>>) {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=test', '-addext', `subjectAltName=${Object.keys(ports).map((host) => `DNS:${host}`)}`];
  const files = ['-keyout', key, '-out', cert, '-days', '2'];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...files, ...subject], { stdio: 'ignore' });
  const ca = readFileSync(cert, 'utf8');

  const proxy = createServer({ key: readFileSync(key), cert: ca }, (incoming, outgoing) => {
    const { [CALLER]: caller, ...headers } = incoming.headers;
    const hops = [headers['x-forwarded-for'], caller].filter(Boolean).join(', ');
    const forwarded = { ...headers, 'x-forwarded-for': hops, 'x-forwarded-proto': 'https' };
    const port = ports[(headers.host ?? '').replace(/:\d+$/, '')];
    const upstream = plainRequest(
      { host: '127.0.0.1', port, path: incoming.url, method: incoming.method, headers: forwarded },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    upstream.on('error', () => outgoing.destroy());
    incoming.pipe(upstream);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address() as AddressInfo;

  return {
    port,
    ca,
    close: () => proxy.close(),
    /** Requests https://host/path, with the path sent exactly as passed. */
    async send(host: string, path: string, { headers, caller = '203.0.113.7' }: Sent = {}): Promise<Reply> {
      const sent = request({
        host: '127.0.0.1',
        port,
        servername: host,
        ca,
        path,
        agent: false,
        headers: { host, [CALLER]: caller, ...headers },
      });
      sent.end();
      const [answer] = (await once(sent, 'response')) as [IncomingMessage];
      let text = '';
      for await (const chunk of answer) text += String(chunk);
      return { status: answer.statusCode ?? 0, headers: answer.headers, text };
    },
  };
}
