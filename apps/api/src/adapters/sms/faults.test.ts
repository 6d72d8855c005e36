import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SECOND } from '../../runtime/clock.ts';
import { createApp } from '../../server/create-app.ts';
import { requestCode, newPhone } from '../../../testing/people/users.ts';
import { answerJson, msg91Takes, startStandIn } from '../../../testing/stand-ins/provider-stand-in.ts';
import type { Behaviour, StandIn } from '../../../testing/stand-ins/provider-stand-in.ts';
import { requester } from '../../../testing/requester.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { gateway, TIMEOUT_MS } from './gateway.ts';
import { codeMessage } from './messages.ts';
import { msg91 } from './msg91.ts';

const message = codeMessage('012345', 'maidan.example');
const settings = { authKey: 'key-91', templates: { code: 'tmpl-1' }, dltTemplates: {} };
const PATIENCE = 150;

let provider: StandIn;
let elsewhere: StandIn;
beforeAll(async () => {
  [provider, elsewhere] = [await startStandIn(msg91Takes), await startStandIn(msg91Takes)];
});
afterAll(async () => {
  await provider.close();
  await elsewhere.close();
});
beforeEach(() => void (provider.calls.length = 0));

let now = 0;
const sender = (origin = provider.origin, timeoutMs = PATIENCE) =>
  gateway(msg91({ ...settings, origin }), { clock: () => now, timeoutMs });

/** Echoes the whole request, as a careless provider does. */
const echoes: Behaviour = (response, call) =>
  answerJson(400, { type: 'error', message: `cannot send ${call.body}` })(response, call, undefined as never);

/** A fault, the provider's behaviour, the reported reason, and the number of calls. */
const faults: [string, Behaviour, string, number][] = [
  ['never answers', () => undefined, 'timeout', 2],
  ['closes the connection', (_, __, request) => request.socket.destroy(), 'unreachable', 2],
  ['stops in the middle of its reply', (response) => void response.writeHead(200).write('{"type":'), 'timeout', 2],
  ['drips one byte at a time', drip, 'timeout', 2],
  ['breaks off its reply', breakOff, 'unreachable', 2],
  ['is broken', (response) => void response.writeHead(500).end('<h1>Oops</h1>'), 'busy', 2],
  ['is unavailable', (response) => void response.writeHead(503).end(), 'busy', 2],
  ['limits the rate of messages', answerJson(429, { type: 'error' }, { 'retry-after': '60' }), 'busy', 2],
  ['rejects the key', answerJson(401, { type: 'error', message: 'Unauthorized' }), 'refused', 1],
  ['redirects', (response) => void response.writeHead(307, { location: elsewhere.origin }).end(), 'redirect', 1],
  ['replies with a page', (response) => void response.writeHead(200).end('<html>Welcome</html>'), 'not-understood', 1],
  ['replies with other JSON', answerJson(200, { ok: true }), 'not-understood', 1],
  ['never ends its reply', flood, 'too-long', 1],
  ['replies with nothing', (response) => void response.writeHead(204).end(), 'not-understood', 1],
  ['repeats the message in its error', echoes, 'refused', 1],
];

function drip(response: Parameters<Behaviour>[0]): void {
  response.writeHead(200);
  const timer = setInterval(() => response.write(' '), 20);
  response.on('close', () => clearInterval(timer));
}

function breakOff(response: Parameters<Behaviour>[0]): void {
  response.writeHead(200, { 'content-length': '1000' });
  response.write('{"type":');
  setTimeout(() => response.destroy(), 20);
}

function flood(response: Parameters<Behaviour>[0]): void {
  response.writeHead(200);
  const pour = () => {
    while (!response.destroyed && response.write('x'.repeat(10_000)));
  };
  response.on('drain', pour);
  pour();
}

describe('a provider that fails [R-10]', () => {
  test.each(faults)('%s [R-10]', async (_, behaviour, reason, calls) => {
    provider.behave(behaviour);
    const began = performance.now();
    // Only faults that cause a time-out use the short one: a busy machine is slow with the others too.
    const patience = reason === 'timeout' ? PATIENCE : TIMEOUT_MS;
    const error: unknown = await sender(provider.origin, patience)('9876543210', message).catch(
      (thrown: unknown) => thrown,
    );
    expect(error).toMatchObject({ name: 'SmsFailure', reason });
    expect(provider.calls).toHaveLength(calls);
    expect(elsewhere.calls).toHaveLength(0);
    // Two attempts, a pause of at most 0.6 s, and a margin for a busy machine.
    expect(performance.now() - began).toBeLessThan(2 * patience + 600 + 10_000);
    expect(`${String(error)} ${JSON.stringify(error)}`).not.toMatch(/012345|9876543210|key-91|maidan\.example/);
  });

  test('a closed port, and plain text where TLS is expected, are unreachable [R-10]', async () => {
    // Nothing listens on port 9, which is reserved for the discard service.
    const silent = sender('http://127.0.0.1:9');
    await expect(silent('9876543210', message)).rejects.toMatchObject({ reason: 'unreachable' });
    const secure = sender(provider.origin.replace('http:', 'https:'));
    await expect(secure('9876543210', message)).rejects.toMatchObject({ reason: 'unreachable' });
    expect(provider.calls).toHaveLength(0);
  });

  test('a single temporary failure goes unnoticed: the second attempt succeeds [R-10]', async () => {
    provider.behave((_, __, request) => request.socket.destroy(), msg91Takes);
    await sender()('9876543210', message);
    expect(provider.calls).toHaveLength(2);
  });

  test('only the origins of the provider are called [R-10]', async () => {
    const astray = { ...msg91({ ...settings, origin: provider.origin }), origins: ['https://control.msg91.com'] };
    const send = gateway(astray, { clock: () => now });
    await expect(send('9876543210', message)).rejects.toMatchObject({ reason: 'unreachable' });
    expect(provider.calls).toHaveLength(0);
  });

  test('after five failures it is not called for 30 s, then tried once, and used again if that succeeds [R-10]', async () => {
    provider.behave((response) => void response.writeHead(200).end('no JSON'));
    // The full time-out: on a busy machine a late reply would cause a second call.
    const send = sender(provider.origin, TIMEOUT_MS);
    const tries = async (count: number) => {
      for (let index = 0; index < count; index += 1) await send('9876543210', message).catch(() => undefined);
    };
    await tries(8);
    expect(provider.calls).toHaveLength(5);
    await expect(send('9876543210', message)).rejects.toMatchObject({ reason: 'circuit-open' });
    now += 30 * SECOND;
    await tries(3);
    expect(provider.calls).toHaveLength(6);
    now += 30 * SECOND;
    provider.behave(msg91Takes);
    await send('9876543210', message);
    await send('9876543210', message);
    expect(provider.calls).toHaveLength(8);
  });

  test('the time-out is 3 s [R-10]', () => {
    expect(TIMEOUT_MS).toBe(3000);
  });
});

test('the reply says that no SMS was sent, and neither it nor the log contains the code or the number [O-10]', async () => {
  const plain: TestApp = await createTestApp('SQLite');
  const api = { ...plain, ...requester(createApp({ ...plain.world, sendSms: sender() })) };
  provider.behave(echoes);
  const phone = newPhone();
  const answer = await requestCode(api, phone);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
  expect(answer.json).toMatchObject({ code: 'unavailable', message: 'We could not send the SMS. Please try again.' });
  const sent = /"code":"(\d{6})"/.exec(provider.calls.at(-1)?.body ?? '')?.[1] ?? 'no code';
  expect(sent).toMatch(/^\d{6}$/);
  expect(plain.logged).toContainEqual(expect.objectContaining({ reason: 'refused', code: 400 }));
  expect(answer.text + JSON.stringify(plain.logged)).not.toMatch(new RegExp(`${sent}|${phone}`));
  await plain.close();
});
