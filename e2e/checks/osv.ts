/** Looks up packages in OSV, the open vulnerability database (osv.dev, requirement S-2). */

/** The most packages that one request may name. */
const BATCH = 1000;
const TIMEOUT_MS = 20_000;

export interface Vulnerability {
  /** For example `GHSA-…`, or `MAL-…` for a malicious package. */
  id: string;
  /** For example `pkg:npm/hono@4.13.0`. */
  purl: string;
  /** One line; empty if OSV has none. */
  summary: string;
}

/** OSV could not be reached or is unavailable, so nothing is known about the packages. */
export class NoAnswer extends Error {}

interface Query {
  package: { purl: string };
  page_token?: string;
}

interface Batch {
  results: { vulns?: { id: string }[]; next_page_token?: string }[];
}

interface OsvRecord {
  summary?: string;
  withdrawn?: string;
  database_specific?: { severity?: string };
}

/**
 * The vulnerabilities of high or critical severity in these packages. An entry without a severity label counts as high,
 * since malicious packages have none; a withdrawn entry does not count.
 *
 * @throws {NoAnswer} if OSV cannot be reached or is unavailable; an Error if it refuses the request.
 */
export async function findSevere(purls: readonly string[], osv = 'https://api.osv.dev'): Promise<Vulnerability[]> {
  const found: Vulnerability[] = [];
  for (const [purl, ids] of await findIds(purls, osv)) {
    for (const id of ids) {
      const record = (await request(`${osv}/v1/vulns/${encodeURIComponent(id)}`)) as OsvRecord;
      const severity = record.database_specific?.severity?.toUpperCase();
      const isMinor = severity === 'LOW' || severity === 'MODERATE' || severity === 'MEDIUM';
      if (record.withdrawn === undefined && !isMinor) found.push({ id, purl, summary: record.summary ?? '' });
    }
  }
  return found;
}

/** The ids of all vulnerabilities, by package, from all pages of the reply. */
async function findIds(purls: readonly string[], osv: string): Promise<Map<string, Set<string>>> {
  const found = new Map<string, Set<string>>();
  let queries: Query[] = purls.map((purl) => ({ package: { purl } }));
  while (queries.length > 0) {
    const batch = queries.splice(0, BATCH);
    const { results } = (await request(`${osv}/v1/querybatch`, { queries: batch })) as Batch;
    if (results.length !== batch.length) throw new Error(`OSV answered ${results.length} of ${batch.length} queries`);
    batch.forEach((query, index) => {
      const { vulns = [], next_page_token: token } = results[index] ?? {};
      const ids = found.get(query.package.purl) ?? new Set();
      vulns.forEach(({ id }) => ids.add(id));
      found.set(query.package.purl, ids);
      if (token !== undefined && token !== '') queries.push({ ...query, page_token: token });
    });
  }
  return found;
}

/** Sends a GET, or a POST if there is a body. */
async function request(url: string, body?: unknown): Promise<unknown> {
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
    text = await response.text();
  } catch (error) {
    throw new NoAnswer(`${url}: ${error instanceof Error ? error.message : 'no answer'}`);
  }
  if (response.status === 429 || response.status >= 500) throw new NoAnswer(`${url}: ${response.status}`);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${text.slice(0, 200)}`);
  return JSON.parse(text);
}
