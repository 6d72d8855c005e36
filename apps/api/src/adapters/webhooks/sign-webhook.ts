import { createHmac, hkdfSync } from 'node:crypto';

const PREFIX = 'whsec_';

/**
 * The secret that a webhook is signed with. It follows from the server's own secret, so neither the database nor a copy of
 * it lets anyone sign.
 * @param salt random, of one secret
 */
export const webhookSecret = (pepper: string, salt: string): string =>
  PREFIX + Buffer.from(hkdfSync('sha256', pepper, salt, 'webhook', 32)).toString('base64');

interface Signed {
  readonly id: string;
  /** Seconds since 1970. */
  readonly timestamp: number;
  readonly body: string;
}

/** The headers that prove who sends it, as Standard Webhooks names them. @param secrets while one is replaced, both */
export function signWebhook({ id, timestamp, body }: Signed, secrets: readonly string[]) {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': String(timestamp), 'webhook-signature': signatures.join(' ') };
}
