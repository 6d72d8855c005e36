import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { msg91Takes, startStandIn } from '../../testing/stand-ins/provider-stand-in.ts';
import { dataFolders, startProcess, startRunning, stopProcess } from '../../testing/server-process.ts';

const folders = dataFolders();
afterAll(() => folders.removeAll());

const newEnv = (more: Record<string, string> = {}) => ({ DATA_DIR: folders.make(), ...more });

test('the generated secret is outside the data folder, and readable only by its owner [R-11 O-2]', async () => {
  const [DATA_DIR, parent] = [folders.make(), folders.make()];
  const SECRETS_DIR = path.join(parent, 'secrets');
  const running = await startRunning({ DATA_DIR, SECRETS_DIR, OTP_PEPPER: '' });
  expect(await stopProcess(running, 'SIGTERM')).toBe(0);
  expect(readdirSync(SECRETS_DIR)).toEqual(['otp-pepper']);
  expect(statSync(SECRETS_DIR).mode & 0o777).toBe(0o700);
  const secret = readFileSync(path.join(SECRETS_DIR, 'otp-pepper'));
  for (const entry of readdirSync(DATA_DIR, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    expect([entry.name, readFileSync(path.join(entry.parentPath, entry.name)).includes(secret)]).toEqual([
      entry.name,
      false,
    ]);
  }
});

test('a port in use or a wrong setting ends it with one clear line and code 1 [R-11]', async () => {
  const running = await startRunning(newEnv());
  const port = new URL(running.address).port;
  expect(await startProcess(newEnv({ API_PORT: port }))).toEqual({
    code: 1,
    errors: `Port ${port} is in use. Stop the process that uses it, or set API_PORT.\n`,
  });
  const wrong = await startProcess({ API_PORT: 'x' });
  expect(wrong).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/^Invalid settings:\nAPI_PORT: .+\n$/),
  });
  expect(await stopProcess(running, 'SIGINT')).toBe(0);
});

test('on a stop signal it becomes not ready, finishes running requests, and exits with 0 [R-6]', async () => {
  const running = await startRunning(newEnv({ STOP_GRACE_SECONDS: '0.5' }));
  const { hostname, port } = new URL(running.address);
  const socket = connect(Number(port), hostname);
  const body = JSON.stringify({ phone: '9876543210', type: 'phone' });
  socket.write(
    `POST /api/mobileotp HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  socket.write(body.slice(0, 10));
  await wait(100);
  const stopped = stopProcess(running, 'SIGTERM');
  await wait(100);
  expect((await fetch(`${running.address}/readyz`)).status).toBe(503);
  socket.write(body.slice(10));
  const [reply] = (await once(socket, 'data')) as [Buffer];
  expect(reply.toString()).toMatch(/^HTTP\/1\.1 200 OK[^]*"status":"pending"/);
  expect(await stopped).toBe(0);
});

test('in production it refuses to start with a setting that shows or diverts codes [O-12]', async () => {
  const outbox = await startProcess(newEnv({ NODE_ENV: 'production', SMS_PROVIDER: 'outbox' }));
  expect(outbox).toMatchObject({ code: 1, errors: expect.stringContaining('ALLOW_DEV_OUTBOX=1') });
  const unset = await startProcess(newEnv({ NODE_ENV: 'production' }));
  expect(unset).toMatchObject({ code: 1, errors: expect.stringContaining('SMS_PROVIDER') });
  const msg91 = { SMS_PROVIDER: 'msg91', MSG91_AUTH_KEY: 'key', MSG91_CODE_TEMPLATE: 'tmpl' };
  const diverted = await startProcess(newEnv({ NODE_ENV: 'production', ...msg91, SMS_STAND_IN: 'http://127.0.0.1:9' }));
  expect(diverted).toMatchObject({ code: 1, errors: expect.stringContaining('SMS_STAND_IN') });
});

test('with a provider configured it sends through it, and there is no outbox', async () => {
  const provider = await startStandIn(msg91Takes);
  const sms = { SMS_PROVIDER: 'msg91', MSG91_AUTH_KEY: 'key-91', MSG91_CODE_TEMPLATE: 'tmpl-1' };
  const running = await startRunning(newEnv({ ...sms, SMS_STAND_IN: provider.origin }));
  const body = JSON.stringify({ phone: '9876543210', type: 'phone' });
  const headers = { 'content-type': 'application/json' };
  expect((await fetch(`${running.address}/api/mobileotp`, { method: 'POST', headers, body })).status).toBe(200);
  const [call] = provider.calls;
  expect([call?.headers['authkey'], call?.body]).toEqual(['key-91', expect.stringContaining('"919876543210"')]);
  expect((await fetch(`${running.address}/dev/outbox.json`)).status).toBe(404);
  expect(await stopProcess(running, 'SIGTERM')).toBe(0);
  await provider.close();
});

test('a start in production warns that no guardian is required [P-1]', async () => {
  const twilio = { SMS_PROVIDER: 'twilio', TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}` };
  const sms = { ...twilio, TWILIO_SECRET: 'x', TWILIO_FROM: 'X' };
  const running = await startRunning(newEnv({ NODE_ENV: 'production', ...sms }));
  expect(running.printed).toContain(
    'GUARDIAN_CONSENT is off: people under 18 take part without the consent of a guardian',
  );
  expect(await stopProcess(running, 'SIGTERM')).toBe(0);
});

test('a second stop signal does not wait [R-6]', async () => {
  const running = await startRunning(newEnv({ STOP_GRACE_SECONDS: '30' }));
  const stopped = stopProcess(running, 'SIGTERM');
  // Two signals that are pending at the same time count as one.
  while ((await fetch(`${running.address}/readyz`)).ok) await wait(20);
  running.child.kill('SIGTERM');
  expect(await stopped).toBe(1);
});

test('malformed and smuggled requests over a socket do not stop the server [R-5]', async () => {
  const running = await startRunning(newEnv());
  const { hostname, port } = new URL(running.address);
  const replies: string[] = [];
  const hostile = [
    'GET / HTTP/9.9\r\n\r\n',
    'TRACE /api/tag/all HTTP/1.1\r\nHost: x\r\n\r\n',
    'CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\n\r\n',
    'GET http://evil.example/api/tag/all HTTP/1.1\r\nHost: x\r\n\r\n',
    'GET /%zz HTTP/1.1\r\nHost: x\r\n\r\n',
    'GET //// HTTP/1.1\r\nHost: :::\r\n\r\n',
    'GET /api/tag/all HTTP/1.1\r\n\r\n',
    'POST /api/comments HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    'POST /api/comments HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n{}',
    'POST /api/comments HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
    `GET /api/tag/all HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`,
    '\0\x01\x02\xff',
  ];
  for (const bytes of hostile) {
    const socket = connect(Number(port), hostname);
    let reply = '';
    socket.on('data', (chunk: Buffer) => (reply += chunk.toString()));
    socket.on('error', () => socket.destroy());
    socket.end(bytes);
    await once(socket, 'close');
    expect([bytes.slice(0, 60), /^HTTP\/1\.1 5(?!01)/.test(reply)]).toEqual([bytes.slice(0, 60), false]);
    if (reply !== '') replies.push(reply);
  }
  for (const reply of replies) {
    const id = /^x-request-id: (.+)$/im.exec(reply)?.[1];
    const body = JSON.parse(/\{[^]*\}/.exec(reply)?.[0] ?? '') as unknown;
    expect(body).toMatchObject({ status: 'error', message: expect.any(String), request_id: id });
    expect(reply).toMatch(/content-security-policy: default-src 'none'/i);
  }
  expect((await fetch(`${running.address}/healthz`)).status).toBe(200);
  expect(await stopProcess(running, 'SIGTERM')).toBe(0);
});
