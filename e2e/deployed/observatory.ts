import dns from 'node:dns';
import fs from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import tls from 'node:tls';
import { ALL_TESTS } from '@mdn/mdn-http-observatory/src/constants.js';
import { MINIMUM_SCORE_FOR_EXTRA_CREDIT } from '@mdn/mdn-http-observatory/src/grader/charts.js';
import { getGradeForScore, getScoreModifier } from '@mdn/mdn-http-observatory/src/grader/grader.js';
import { retrieve } from '@mdn/mdn-http-observatory/src/retriever/retriever.js';
import { vi } from 'vitest';

export interface Scan {
  readonly grade: string;
  readonly score: number;
  /** The failed checks of the scanner. */
  readonly failed: readonly string[];
}

/** A proxy that terminates TLS. */
interface Proxy {
  readonly port: number;
  /** The authority that signed its certificate. */
  readonly ca: string;
}

/** Redirects to TLS, as the proxy of a real host does on port 80. */
async function startRedirect(httpsPort: number) {
  const server = createServer(({ headers, url }, response) => {
    const [host] = (headers.host ?? '').split(':');
    response.writeHead(301, { location: `https://${host}:${httpsPort}${url}` }).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

/**
 * Scans a page with Mozilla's Observatory. The scanner's own function does not support ports, so its parts are combined
 * here in the same way. The host name resolves to this machine, and no host is on the HSTS preload list.
 */
export async function scan(host: string, path: string, { port: httpsPort, ca }: Proxy): Promise<Scan> {
  const redirect = await startRedirect(httpsPort);
  const trusted = tls.getCACertificates('default');
  tls.setDefaultCACertificates([...trusted, ca]);
  const { readFileSync } = fs;
  const lookup = vi.spyOn(dns, 'lookup').mockImplementation(((_: string, options: unknown, done: unknown) => {
    const isAll = (options as { all?: boolean }).all === true;
    const found = { address: '127.0.0.1', family: 4 };
    const answer = done as (error: null, ...found: unknown[]) => void;
    if (isAll) answer(null, [found]);
    else answer(null, found.address, found.family);
  }) as unknown as typeof dns.lookup);
  const file = vi
    .spyOn(fs, 'readFileSync')
    .mockImplementation(((name: string, ...more: never[]) =>
      String(name).endsWith('hsts-preload.json') ? '{}' : readFileSync(name, ...more)) as typeof readFileSync);
  try {
    const requests = await retrieve(host, { httpPort: redirect.port, httpsPort, path });
    if (requests.responses.auto?.status !== 200) throw new Error(`The scanner got no page of ${host}.`);
    const verdicts = ALL_TESTS.map((judge) => judge(requests));
    const modifiers = verdicts.map(({ result }) => (result === null ? 0 : getScoreModifier(result)));
    const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 100);
    const withoutCredit = sum(modifiers.filter((modifier) => modifier < 0));
    const total = withoutCredit >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(modifiers) : withoutCredit;
    return {
      ...getGradeForScore(total),
      failed: verdicts.filter(({ pass }) => !pass).map(({ result }) => result ?? ''),
    };
  } finally {
    lookup.mockRestore();
    file.mockRestore();
    redirect.close();
    tls.setDefaultCACertificates(trusted);
  }
}
