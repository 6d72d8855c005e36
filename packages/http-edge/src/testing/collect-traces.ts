import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface CollectedSpan {
  readonly service: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly milliseconds: number;
  readonly hasFailed: boolean;
  readonly attributes: Readonly<Record<string, string | number>>;
}

interface Attribute {
  readonly key: string;
  readonly value: { readonly stringValue?: string; readonly intValue?: number };
}

type SentSpan = Omit<CollectedSpan, 'attributes'> & {
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly status: { readonly code?: number };
  readonly attributes: readonly Attribute[];
};

interface Sent {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[];
  }[];
}

const record = (attributes: readonly Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? '']));

/** A minimal collector of OTLP over HTTP on this machine. */
export async function collectTraces() {
  const spans: CollectedSpan[] = [];
  const requests: { path: string | undefined; headers: NodeJS.Dict<string | string[]>; text: string }[] = [];
  const server = createServer(async (request, response) => {
    const text = Buffer.concat((await request.toArray()) as Buffer[]).toString();
    requests.push({ path: request.url, headers: request.headers, text });
    for (const { resource, scopeSpans } of (JSON.parse(text) as Sent).resourceSpans) {
      for (const span of scopeSpans.flatMap((scope) => scope.spans)) {
        spans.push({
          ...span,
          service: String(record(resource.attributes)['service.name']),
          milliseconds: Number(BigInt(span.endTimeUnixNano) - BigInt(span.startTimeUnixNano)) / 1e6,
          hasFailed: span.status.code === 2,
          attributes: record(span.attributes),
        });
      }
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    requests,
    close(): void {
      server.closeAllConnections();
      server.close();
    },
  };
}
