import { createHmac, hkdfSync } from 'node:crypto';

const PREFIX = 'whsec_';

/**
 * The secret that signs a webhook. It is derived from the server's own secret, so neither the database nor a copy of
 * it lets anyone sign.
 * @param salt random, for one secret
 */
export const webhookSecret = (pepper: string, salt: string): string =>
  PREFIX + Buffer.from(hkdfSync('sha256', pepper, salt, 'webhook', 32)).toString('base64');

interface Signed {
  readonly id: string;
  /** Seconds since 1970. */
  readonly timestamp: number;
  readonly body: string;
}

/** The headers that prove the sender, as named by Standard Webhooks. @param secrets both while one is being replaced */
export function signWebhook({ id, timestamp, body }: Signed, secrets: readonly string[]) {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': String(timestamp), 'webhook-signature': signatures.join(' ') };
}
