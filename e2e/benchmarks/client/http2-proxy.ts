import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Connection-specific headers, which HTTP/2 forbids. */
const OF_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade']);

/** Makes a certificate that no browser trusts: pages are loaded with `ignoreHTTPSErrors`. */
function makeCertificate(hostname: string): { key: string; cert: string } {
  const folder = mkdtempSync(join(tmpdir(), 'maidan-http2-'));
  try {
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
    const subject = ['-subj', `/CN=${hostname}`, '-addext', `subjectAltName=DNS:${hostname}`];
    const files = ['-keyout', key, '-out', cert, '-days', '2'];
    execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...files, ...subject], {
      stdio: 'ignore',
    });
    return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Serves a site through a proxy that terminates TLS and speaks HTTP/2, as in a deployment.
 * @param origin origin of the site, such as 'http://maidan.localhost:3000'
 */
export async function serveOverHttp2(origin: string): Promise<{ origin: string; close: () => void }> {
  const { hostname, host, port } = new URL(origin);
  const proxy = createSecureServer(makeCertificate(hostname), (incoming, outgoing) => {
    const headers = Object.fromEntries(Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':')));
    const forwarded = { ...headers, host, 'x-forwarded-proto': 'https' };
    const upstream = request(
      { host: '127.0.0.1', port, path: incoming.url, method: incoming.method, headers: forwarded },
      (answer) => {
        const allowed = Object.entries(answer.headers).filter(([name]) => !OF_CONNECTION.has(name));
        outgoing.writeHead(answer.statusCode ?? 502, Object.fromEntries(allowed));
        answer.pipe(outgoing);
      },
    );
    upstream.on('error', () => outgoing.stream.destroy());
    incoming.pipe(upstream);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return { origin: `https://${hostname}:${(proxy.address() as AddressInfo).port}`, close: () => proxy.close() };
}
