import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';

/** A message as its browser shows it. */
interface Received {
  readonly path: string;
  readonly title: string;
  readonly body: string;
  readonly navigate: string;
}

const derive = (key: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** A browser: it reads messages that only it can decrypt (RFC 8291). */
function createBrowser() {
  const pair = createECDH('prime256v1');
  const point = pair.generateKeys();
  const auth = randomBytes(16);
  return {
    keys: { p256dh: point.toString('base64url'), auth: auth.toString('base64url') },
    decrypt(body: Buffer): string {
      const [salt, length] = [body.subarray(0, 16), body.readUInt8(20)];
      const [sender, text] = [body.subarray(21, 21 + length), body.subarray(21 + length)];
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), point, sender]);
      const secret = derive(pair.computeSecret(sender), auth, info, 32);
      const decipher = createDecipheriv(
        'aes-128-gcm',
        derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16),
        derive(secret, salt, 'Content-Encoding: nonce\0', 12),
      );
      decipher.setAuthTag(text.subarray(-16));
      const plain = Buffer.concat([decipher.update(text.subarray(0, -16)), decipher.final()]);
      if (plain.at(-1) !== 2) throw new Error('not the last record');
      return plain.subarray(0, -1).toString();
    },
  };
}

/** The claims of the sending server (RFC 8292). @throws Error when the signature does not match its key */
function readVapid(header: string): { claims: { aud: string; exp: number; sub: string }; key: string } {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
  const signed = Buffer.from(`${head}.${claims}`);
  const isValid = verify(
    'sha256',
    signed,
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isValid) throw new Error('not signed by its key');
  return { claims: JSON.parse(Buffer.from(claims, 'base64url').toString()), key };
}

/** A push service that checks and decrypts its messages, as a browser would. Tests set its statuses by path. */
export async function startPushService() {
  const browsers = new Map<string, ReturnType<typeof createBrowser>>();
  const received: Received[] = [];
  const vapids: ReturnType<typeof readVapid>[] = [];
  const problems: unknown[] = [];
  const statuses = new Map<string, number>();
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const path = request.url ?? '';
      const status = statuses.get(path) ?? 201;
      try {
        vapids.push(readVapid(request.headers.authorization ?? ''));
        const text = browsers.get(path)?.decrypt(Buffer.concat(chunks)) ?? '{}';
        const { web_push: form, notification } = JSON.parse(text) as { web_push: number; notification: Received };
        if (form !== 8030 || request.headers['content-encoding'] !== 'aes128gcm') throw new Error('of another form');
        const { title, body, navigate } = notification;
        if (status === 201) received.push({ path, title, body, navigate });
      } catch (error) {
        problems.push(error);
      }
      response.writeHead(status).end();
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  return {
    origin,
    received,
    vapids,
    problems,
    statuses,
    /** A browser with a subscription. */
    subscribe(path: string) {
      const browser = createBrowser();
      browsers.set(path, browser);
      return { endpoint: origin + path, ...browser.keys };
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
