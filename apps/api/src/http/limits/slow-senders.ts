import type { IncomingMessage, Server } from 'node:http';
import { saveFormResponse } from '@maidan/contract/league/custom-forms';
import { defaultBases, joinPath } from '@maidan/contract/core/services';
import { SECOND } from '../../runtime/clock.ts';

const UPLOAD_PATH = joinPath(defaultBases[saveFormResponse.service], saveFormResponse.path);

/** How slowly a body may come in. Times in milliseconds, rates in bytes a second. */
export interface SenderLimits {
  /** For the whole of any other request. */
  readonly usual: number;
  readonly uploadRate: number;
  /** Between two looks at the rate. */
  readonly look: number;
}

const limits: SenderLimits = { usual: 30 * SECOND, uploadRate: 8 * 1024, look: 10 * SECOND };

/**
 * Drops who sends too slowly (trust.md, R-4): thirty seconds for a request. An upload has five minutes, which the app counts
 * and answers for, at no less than 8 KB a second.
 */
export function dropSlowSenders(server: Server, { usual, uploadRate, look }: SenderLimits = limits): void {
  server.on('request', (request: IncomingMessage) => {
    const hasBody =
      request.headers['content-length'] !== undefined || request.headers['transfer-encoding'] !== undefined;
    if (!hasBody) return;
    const drop = (): void => {
      if (!request.complete) request.socket.destroy();
    };
    const isUpload = request.url?.split('?')[0] === UPLOAD_PATH;
    const timer = isUpload
      ? setInterval(dropWhenSlow(request, (uploadRate * look) / SECOND, drop), look)
      : setTimeout(drop, usual);
    request.once('end', () => clearInterval(timer));
    request.once('close', () => clearInterval(timer));
  });
}

function dropWhenSlow(request: IncomingMessage, least: number, drop: () => void): () => void {
  let before = request.socket.bytesRead;
  return () => {
    const now = request.socket.bytesRead;
    // What has come and waits for us is our slowness.
    if (now - before < least && request.readableLength === 0) drop();
    before = now;
  };
}
