import { createECDH, createPrivateKey, hkdfSync, sign } from 'node:crypto';

/** Seconds; push services refuse more than a day. */
const LIFE = 12 * 60 * 60;
/** In milliseconds. Signing takes longer than the rest of a message, and push services are few. */
const SIGN_EVERY = 60 * 60_000;
const MOST_SIGNED = 100;

const encode = (value: Buffer | string): string => Buffer.from(value).toString('base64url');

/** Identifies this server to push services (RFC 8292). */
export interface Vapid {
  /** For browsers, in base64url: an uncompressed point on P-256. */
  readonly publicKey: string;
  /** The `Authorization` of a request to this endpoint. @param now milliseconds since 1970 */
  authorize(endpoint: string, now: number): string;
}

/** The private key derived from the secret. About one hash in 2^32 is out of range; then the next one is used. */
function derive(secret: string) {
  for (let attempt = 0; ; attempt += 1) {
    const scalar = Buffer.from(hkdfSync('sha256', secret, '', `web push ${attempt}`, 32));
    const pair = createECDH('prime256v1');
    try {
      pair.setPrivateKey(scalar);
      return { scalar, point: pair.getPublicKey() };
    } catch {
      // Out of range.
    }
  }
}

/**
 * The keys are derived from the server's secret: all its processes share them, and a restored server keeps its
 * subscribers.
 * @param contact an https: or mailto: address for the operators of push services
 */
export function createVapid(secret: string, contact: string): Vapid {
  const { scalar, point } = derive(secret);
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      d: encode(scalar),
      x: encode(point.subarray(1, 33)),
      y: encode(point.subarray(33)),
    },
  });
  const publicKey = encode(point);
  const signed = new Map<string, { readonly header: string; readonly at: number }>();
  const head = encode(JSON.stringify({ typ: 'JWT', alg: 'ES256' }));
  return {
    publicKey,
    authorize(endpoint, now) {
      const { origin } = new URL(endpoint);
      const known = signed.get(origin);
      if (known && known.at <= now && now - known.at < SIGN_EVERY) return known.header;
      const claims = { aud: origin, exp: Math.floor(now / 1000) + LIFE, sub: contact };
      const text = `${head}.${encode(JSON.stringify(claims))}`;
      const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' });
      const header = `vapid t=${text}.${encode(signature)}, k=${publicKey}`;
      if (signed.size >= MOST_SIGNED) signed.clear();
      signed.set(origin, { header, at: now });
      return header;
    },
  };
}
