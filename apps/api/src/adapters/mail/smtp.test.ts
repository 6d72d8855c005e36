import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, test } from 'vitest';
import { isMailbox, MailFailure } from './send-mail.ts';
import { smtp } from './smtp.ts';

const mail = { to: 'asha@mail.example', subject: 'Confirm Cricket – मैदान', text: 'Open this link.\n' };
const from = 'hello@maidan.example';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A real mail server, and the mails it received. */
async function mailServer(options: SMTPServerOptions = {}) {
  const received: { from: string; to: string[]; content: string; user: unknown }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    onAuth: ({ username, password }, _, done) =>
      password === 'secret' ? done(null, { user: username }) : done(new Error('wrong password')),
    onData(stream, { envelope, user }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const sender = envelope.mailFrom ? envelope.mailFrom.address : '';
        const to = envelope.rcptTo.map(({ address }) => address);
        received.push({ from: sender, to, content: Buffer.concat(chunks).toString(), user });
        done();
      });
    },
    ...options,
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  closing.push(() => server.close(() => {}));
  return { received, port: (listening.address() as AddressInfo).port };
}

const failureOf = async (sending: Promise<void>): Promise<unknown> =>
  sending.then(() => 'sent').catch((error) => error);

describe('an e-mail through SMTP', () => {
  test('arrives at one mailbox, with its subject, after a login with the user name of the URL', async () => {
    const { received, port } = await mailServer({ allowInsecureAuth: true, authOptional: false });
    await smtp({ url: `smtp://maidan:secret@127.0.0.1:${port}`, from })(mail);
    expect(received).toMatchObject([{ from, to: ['asha@mail.example'], user: 'maidan' }]);
    expect(received[0]?.content).toMatch(/^Subject: =\?UTF-8\?/m);
    expect(received[0]?.content).toContain('Open this link.');
  });

  test('contains the complete unsubscribe address on one line', async () => {
    const { received, port } = await mailServer();
    const unsubscribe = `https://maidan.example/api/usersubscribe/end/${'a'.repeat(400)}`;
    await smtp({ url: `smtp://127.0.0.1:${port}`, from })({ ...mail, unsubscribe });
    const lines = received[0]?.content.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
    expect(lines).toContain(`List-Unsubscribe: <${unsubscribe}>`);
    expect(lines).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });

  test("a wrong password and a refused mailbox are failures without the server's own text", async () => {
    const { port } = await mailServer({
      allowInsecureAuth: true,
      onRcptTo: (_, __, done) => done(Object.assign(new Error('asha@mail.example is unknown'), { responseCode: 550 })),
    });
    const wrong = await failureOf(smtp({ url: `smtp://maidan:other@127.0.0.1:${port}`, from })(mail));
    expect(wrong).toMatchObject({ name: 'MailFailure', reason: 'EAUTH', code: 535 });
    const refused = await failureOf(smtp({ url: `smtp://127.0.0.1:${port}`, from })(mail));
    expect(refused).toMatchObject({ name: 'MailFailure', reason: 'EENVELOPE', code: 550 });
    expect((refused as Error).message).not.toContain('asha');
  });

  test('nothing is sent unencrypted to another machine', async () => {
    const { received, port } = await mailServer({ disabledCommands: ['STARTTLS'] });
    // Another name of this machine, which is not recognised as local.
    const refused = await failureOf(smtp({ url: `smtp://0.0.0.0:${port}`, from })(mail));
    expect(refused).toBeInstanceOf(MailFailure);
    expect(received).toEqual([]);
  });

  test('a server that stays silent times out', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    closing.push(() => silent.close());
    const { port } = silent.address() as AddressInfo;
    const failure = await failureOf(smtp({ url: `smtp://127.0.0.1:${port}`, from, timeoutMs: 200 })(mail));
    expect(failure).toMatchObject({ name: 'MailFailure', reason: 'ETIMEDOUT', code: null });
  });
});

test.each([
  ['asha@mail.example', true],
  ['asha+cricket@mail.example', true],
  ['आशा@mail.example', true],
  ['asha@mail.example,ravi@mail.example', false],
  ['asha@mail.example;ravi@mail.example', false],
  ['<asha@mail.example>', false],
  ['asha@ravi@mail.example', false],
  ['asha@mail.example\r\nBcc:', false],
  ['asha', false],
])('%s is a mailbox: %s', (email, expected) => {
  expect(isMailbox(email)).toBe(expected);
});
