import type { Context } from 'hono';
import type { Log } from './log.server.ts';

/** A report is a few hundred bytes; browsers send several at once. */
const MAX_BYTES = 16 * 1024;
const MAX_REPORTS = 10;
const TYPES = new Set(['application/reports+json', 'application/csp-report']);

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** An origin or a keyword such as `inline`: a complete address may identify a person's page. */
function originOf(value: unknown): string {
  const text = String(value ?? '').slice(0, 200);
  const url = URL.parse(text);
  return url && url.origin !== 'null' ? url.origin : text.replaceAll(/[^\w:-]/g, '').slice(0, 40);
}

const identifierOf = (value: unknown): string =>
  String(value ?? '')
    .replaceAll(/[^\w-]/g, '')
    .slice(0, 60);

/** The logged parts of a report, from the Reporting API or the older `report-uri`. */
function readReport(report: unknown) {
  if (!isFields(report)) return null;
  const body = [report['body'], report['csp-report']].find(isFields) ?? {};
  return {
    type: identifierOf(report['type'] ?? 'csp-violation'),
    directive: identifierOf(body['effectiveDirective'] ?? body['effective-directive'] ?? body['violated-directive']),
    blocked: originOf(body['blockedURL'] ?? body['blocked-uri']),
  };
}

/** Logs browser reports about our pages: which rule was broken, and by which origin. Never a page's address. */
export async function receiveReports(c: Context, log: Log, requestId: string): Promise<Response> {
  if (!TYPES.has(c.req.header('content-type')?.split(';')[0] ?? '')) return c.body(null, 415);
  let bytes = 0;
  const chunks: Uint8Array[] = [];
  for await (const chunk of c.req.raw.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BYTES) return c.body(null, 413);
    chunks.push(chunk);
  }
  let sent: unknown;
  try {
    sent = JSON.parse(Buffer.concat(chunks).toString());
  } catch {
    return c.body(null, 400);
  }
  const reports = (Array.isArray(sent) ? sent : [sent]).slice(0, MAX_REPORTS).map(readReport).filter(Boolean);
  for (const report of reports) log.warn({ requestId, ...report }, 'a browser reported');
  return c.body(null, 204);
}
