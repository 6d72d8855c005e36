import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { get } from 'node:http';
import { expect, test } from '../../support/test.ts';

interface Raw {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Sends a request as a proxy does: to the loopback address, with the public name as host. */
function fetchDocument(loopback: string, host: string, path = '/'): Promise<Raw> {
  return new Promise((resolve, reject) => {
    const request = get(`${loopback}${path}`, { headers: { host, 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    request.on('error', reject);
  });
}

interface PostNames {
  name: string;
  name_status: string;
}

test('the home document holds the six newest posts, title and preview tags, in under 30 KB [1.1 2.3 2.75]', async ({
  request,
  addresses,
}) => {
  const [page] = (await (await request.get(`${addresses.api}/api/tag_posts/home?page=1`)).json()) as [
    { posts: PostNames[] },
  ];
  expect(page.posts).toHaveLength(6);

  const { status, headers, body } = await fetchDocument(addresses.feedLoopback, new URL(addresses.feed).host);
  expect(status).toBe(200);
  expect(headers['content-type']).toContain('text/html');
  expect(headers['content-encoding']).toBe('br');
  expect(body.length).toBeLessThan(30 * 1024);

  const html = brotliDecompressSync(body).toString('utf8');
  for (const { name } of page.posts) {
    expect(html).toContain(name.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;'));
  }
  // A placeholder stands for a clip of another site, whose script is loaded later.
  expect(html).toContain('Plays from ');
  expect(html).not.toContain('<div hidden');
  expect(html).toMatch(/<title>[^<]*Maidan[^<]*<\/title>/);
  for (const property of ['og:title', 'og:description', 'og:image', 'og:url']) {
    expect(html).toMatch(new RegExp(`<meta[^>]+property="${property}"[^>]+content="[^"]+"`));
  }
  expect(html).toMatch(/<meta[^>]+property="og:image"[^>]+content="https?:\/\//);
});

test('each document has its security headers, and a policy for its own inline scripts [H-5 H-6]', async ({
  addresses,
}) => {
  const { headers, body } = await fetchDocument(addresses.feedLoopback, new URL(addresses.feed).host);
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(String(headers['set-cookie'])).toContain('XSRF-TOKEN=');
  const html = brotliDecompressSync(body).toString('utf8');
  const inline = [...html.matchAll(/<script(?: type="module")?(?: async="")?>([^<]+)<\/script>/g)];
  expect(inline.length).toBeGreaterThan(1);
  for (const [, text = ''] of inline) {
    expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  }
  expect(html).not.toMatch(/\s(?:style|nonce)="/);
});

test("an unknown URL returns 404 with the router's message [2.38 8.24]", async ({ addresses }) => {
  const { status, body } = await fetchDocument(addresses.feedLoopback, new URL(addresses.feed).host, '/no-such-page');
  expect(status).toBe(404);
  expect(brotliDecompressSync(body).toString('utf8')).toContain('Cannot match any routes');
});

test('both sites report that they are alive and ready', async ({ request, addresses }) => {
  for (const site of [addresses.feedLoopback, addresses.leagueLoopback]) {
    expect((await request.get(`${site}/healthz`)).status()).toBe(200);
    expect((await request.get(`${site}/readyz`)).status()).toBe(200);
  }
});
