import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createOutside } from './post-outside.ts';
import { isOutsideAddress, isPublicAddress, type Internet } from './public-address.ts';

describe('an address', () => {
  test.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '100.100.100.200',
    '127.0.0.1',
    '127.255.255.254',
    '168.63.129.16',
    '169.254.169.254',
    '172.31.255.255',
    '192.0.0.192',
    '192.168.1.1',
    '198.19.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '::ffff:a9fe:a9fe',
    '::ffff:8.8.8.8',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::7f00:1',
    '2002:7f00:1::',
    '2001:0:7f00:1::',
    'fc00::1',
    'fd00:ec2::254',
    'fe80::1',
    'ff02::1',
  ])('%s is not public', (ip) => expect(isPublicAddress(ip)).toBe(false));

  test.each(['1.1.1.1', '8.8.8.8', '172.32.0.1', '192.1.0.1', '223.255.255.255', '2606:4700::1111', '2a00:1450::1'])(
    '%s is public',
    (ip) => expect(isPublicAddress(ip)).toBe(true),
  );

  test.each([
    'https://hooks.example/a?b=c',
    'https://hooks.example:443/',
    'https://8.8.8.8/',
    'https://[2606:4700::1111]/',
  ])('%s may be sent to', (address) => expect(isOutsideAddress(address)).toBe(true));

  test.each([
    'http://hooks.example/',
    'ftp://hooks.example/',
    'https://hooks.example:22/',
    'https://name@hooks.example/',
    'https://:secret@hooks.example/',
    'https://router/',
    'https://localhost/',
    'https://printer.local/',
    'https://metadata.google.internal/',
    'https://metadata.google.internal./',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://017700000001/',
    'https://127.1/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:7f00:1]/',
    'https://[fe80::1]/',
    'hooks.example',
  ])('%s may not', (address) => expect(isOutsideAddress(address)).toBe(false));
});

describe('an outbound request', () => {
  const hits: string[] = [];
  // In these tests only 127.0.0.1 counts as public; 127.0.0.2 is private.
  const listen = async (host: string, port = 0) => {
    const server = createServer((socket) => {
      hits.push(host);
      socket.destroy();
    });
    server.listen(port, host);
    await once(server, 'listening');
    return server;
  };
  let servers: Awaited<ReturnType<typeof listen>>[];
  let port: number;
  beforeAll(async () => {
    const first = await listen('127.0.0.1');
    port = (first.address() as AddressInfo).port;
    servers = [first, await listen('127.0.0.2', port)];
  });
  beforeEach(() => void (hits.length = 0));
  afterAll(() => servers.forEach((server) => server.close()));

  /** Returns the next of these for each look-up. */
  const dns = (...answers: readonly (readonly string[])[]): Internet & { readonly asked: string[] } => {
    const asked: string[] = [];
    return {
      asked,
      isPublic: (ip) => ip === '127.0.0.1',
      resolve(hostname, _, done) {
        const found = answers[Math.min(asked.length, answers.length - 1)] ?? [];
        asked.push(hostname);
        done(
          null,
          found.map((address) => ({ address, family: 4 })),
        );
      },
    };
  };
  const post = (world: Internet) =>
    createOutside(world).post(`https://hooks.example:${port}/`, { headers: {}, body: '{}' });

  test('reaches the address that was resolved and checked, with one look-up per connection', async () => {
    const world = dns(['127.0.0.1']);
    expect(await post(world)).toEqual({ failure: 'unreachable' });
    expect([hits, world.asked]).toEqual([['127.0.0.1'], ['hooks.example']]);
  });

  test('never reaches a private address, even if only one of several is private', async () => {
    expect(await post(dns(['127.0.0.2']))).toEqual({ failure: 'private' });
    expect(await post(dns(['127.0.0.1', '127.0.0.2']))).toEqual({ failure: 'private' });
    expect(hits).toEqual([]);
  });

  test('never reaches a private address through a name that now resolves differently', async () => {
    const world = dns(['127.0.0.1'], ['127.0.0.2']);
    const outside = createOutside(world);
    const send = () => outside.post(`https://hooks.example:${port}/`, { headers: {}, body: '{}' });
    await send();
    expect(await send()).toEqual({ failure: 'private' });
    expect(hits).toEqual(['127.0.0.1']);
  });

  test('does not reach localhost through a real look-up either', async () => {
    expect(await createOutside().post(`https://localhost:${port}/`, { headers: {}, body: '{}' })).toEqual({
      failure: 'private',
    });
    expect(hits).toEqual([]);
  });

  test('times out waiting for a reply, and reports the cause', async () => {
    const silent = createHttpServer(() => undefined);
    silent.listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const local = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const outgoing = { headers: {}, body: '{}' };
    expect(await createOutside({ local, timeout: 50 }).post(`${local}/a`, outgoing)).toEqual({ failure: 'timeout' });
    silent.closeAllConnections();
    silent.close();
    expect(await createOutside().post('https://nowhere.invalid/', outgoing)).toEqual({ failure: 'unreachable' });
  });
});
