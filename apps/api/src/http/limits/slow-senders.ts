import type { IncomingMessage, Server } from 'node:http';
import { allEndpoints } from '@maidan/contract/core/all';
import { defaultBases, joinPath } from '@maidan/contract/core/services';
import { SECOND } from '../../runtime/clock.ts';

/** The addresses that accept files. */
const uploadPaths = allEndpoints
  .filter(({ multipart }) => multipart)
  .map(({ service, path }) => new RegExp(`^${joinPath(defaultBases[service], path).replaceAll(/\{\w+\}/g, '[^/]+')}$`));

const isUploadPath = (url = ''): boolean => uploadPaths.some((path) => path.test(url.split('?')[0] ?? ''));

/** How slowly a body may arrive. Times in milliseconds, rates in bytes a second. */
export interface SenderLimits {
  /** For a whole request that is not an upload. */
  readonly usual: number;
  readonly uploadRate: number;
  /** Between two checks of the rate. */
  readonly interval: number;
}

const limits: SenderLimits = { usual: 30 * SECOND, uploadRate: 8 * 1024, interval: 10 * SECOND };

/**
 * Drops slow senders: a request has thirty seconds, an upload must send 8 KB a second. The app itself ends an upload
 * after five minutes, with a reply.
 */
export function dropSlowSenders(server: Server, { usual, uploadRate, interval }: SenderLimits = limits): void {
  server.on('request', (request: IncomingMessage) => {
    const hasBody =
      request.headers['content-length'] !== undefined || request.headers['transfer-encoding'] !== undefined;
    if (!hasBody) return;
    const drop = (): void => {
      if (!request.complete) request.socket.destroy();
    };
    const stop = isUploadPath(request.url)
      ? dropWhenSlow(request, { minimum: (uploadRate * interval) / SECOND, interval, drop })
      : afterTime(usual, drop);
    request.once('end', stop);
    request.once('close', stop);
  });
}

function dropWhenSlow(
  request: IncomingMessage,
  { minimum, interval, drop }: { minimum: number; interval: number; drop: () => void },
): () => void {
  let before = request.socket.bytesRead;
  let stop = afterTime(interval, check);
  function check(): void {
    const now = request.socket.bytesRead;
    // Bytes still in the buffer are late because of this process.
    if (now - before < minimum && request.readableLength === 0) return drop();
    before = now;
    stop = afterTime(interval, check);
  }
  return () => stop();
}

/**
 * Calls after this many milliseconds and one more check of the sockets: bytes that this process was too busy to read
 * are late because of it too. Returns a function that cancels the call.
 */
function afterTime(time: number, call: () => void): () => void {
  let immediate: NodeJS.Immediate | undefined;
  const timer = setTimeout(() => (immediate = setImmediate(call)), time);
  return () => {
    clearTimeout(timer);
    clearImmediate(immediate);
  };
}
