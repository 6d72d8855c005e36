import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface CutProxy {
  origin: string;
  /** The target of requests; can be changed to another site for the next request. */
  target: string;
  /** Whether every connection breaks although the device believes it is online. */
  isCut: boolean;
  /** Replacement bodies by path; null is a 404. */
  files: Map<string, string | null>;
  /** A mark added to every document, as a deployment would change documents. */
  version: string;
  /** The requests so far; `use` is the browser's destination, such as `script`, or `empty` for a fetch. */
  sent: { path: string; use: string }[];
  stop: () => void;
}

/** A proxy to a site that a test can cut, for both the browser and its service worker. */
export async function startCutProxy(target: string): Promise<CutProxy> {
  const server = createServer((request, response) => {
    if (proxy.isCut) {
      request.socket.destroy();
      return;
    }
    const path = new URL(request.url ?? '/', proxy.origin).pathname;
    const body = proxy.files.get(path);
    if (body !== undefined) proxy.sent.push({ path, use: useOf(request) });
    if (body === undefined) passOn(proxy, path, request, response);
    else if (body === null) response.writeHead(404, { 'content-type': 'text/plain' }).end('No such file');
    else response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const proxy: CutProxy = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    target,
    isCut: false,
    files: new Map(),
    version: '1',
    sent: [],
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
  return proxy;
}

const useOf = ({ headers }: IncomingMessage): string => String(headers['sec-fetch-dest']);

function passOn(proxy: CutProxy, path: string, request: IncomingMessage, response: ServerResponse): void {
  const isDocument = request.headers.accept?.includes('text/html') === true || path === '/offline';
  // The proxy modifies documents, so they must be uncompressed and complete.
  const { 'accept-encoding': _encoding, 'if-none-match': _etag, ...others } = request.headers;
  const headers = isDocument ? others : request.headers;
  const { method, url } = request;
  const onward = httpRequest(new URL(url ?? '/', proxy.target), { method, headers }, (answer) => {
    const chunks: Buffer[] = [];
    answer.on('error', () => response.destroy());
    answer.on('data', (chunk: Buffer) => chunks.push(chunk));
    answer.on('end', () => {
      const body = Buffer.concat(chunks);
      const sent = isDocument
        ? Buffer.from(body.toString().replace('<html ', `<html data-version="${proxy.version}" `))
        : body;
      proxy.sent.push({ path, use: useOf(request) });
      const { 'content-length': _length, 'transfer-encoding': _transfer, ...rest } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, { ...rest, 'content-length': sent.length }).end(sent);
    });
  });
  onward.on('error', () => response.destroy());
  request.pipe(onward);
}
