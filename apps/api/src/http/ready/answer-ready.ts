import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { REQUEST_ID_HEADER } from '@maidan/contract/core/headers';
import type { RateLimit } from '../limits/rate-limit.ts';
import { matchesEtag } from '@maidan/http-edge/matches-etag';
import { encodeReply, type Compress } from '../reply/reply-text.ts';
import { JSON_TYPE } from '../reply/send-reply.ts';
import { readableBy } from '../request/cross-origin.ts';
import type { RequestRecord } from '../request-log.ts';
import type { ReadyReplies } from './ready-replies.ts';

interface ReadyOptions {
  readonly replies: ReadyReplies;
  readonly limits: RateLimit;
  readonly record: RequestRecord;
  readonly compress: Compress;
  /** The headers of every reply. */
  readonly headers: Readonly<Record<string, string>>;
  /** Origins whose pages may read replies. */
  readonly origins: readonly string[];
}

export type AnswerReady = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Replies to a public read from ready replies, before any routing; limits, log line and headers are the same as from
 * the app.
 * @returns a function that returns false if the app must reply, without having done anything
 */
export function createReadyAnswers(options: ReadyOptions): AnswerReady {
  const { replies, limits, record, compress } = options;
  const fixed = Object.entries(options.headers).flat();
  const readable = new Map(options.origins.map((origin) => [origin, Object.entries(readableBy(origin)).flat()]));

  return (request, response) => {
    const { method = '', url = '', headers, socket } = request;
    if (method !== 'GET' || headers.authorization !== undefined) return false;
    const reply = replies.find(url);
    if (!reply) return false;
    const start = performance.now();
    const { clientIp } = record.readOrigin(socket.remoteAddress, (name) => headers[name] as string | undefined);
    const taken = limits.takeRead(clientIp);
    // The app words the refusal; the bucket is empty, so asking it again costs nothing.
    if (taken && taken.waitMs > 0) return false;

    const requestId = randomUUID();
    const sent = [...fixed, REQUEST_ID_HEADER, requestId, 'Vary', 'Accept-Encoding, Origin'];
    sent.push('Cache-Control', reply.cacheControl, 'Content-Type', JSON_TYPE, 'ETag', reply.etag);
    if (taken) for (const [name, value] of Object.entries(taken.headers)) sent.push(name, value);
    sent.push(...(readable.get(headers.origin ?? '') ?? []));
    const status = matchesEtag(headers['if-none-match'], reply.etag) ? 304 : 200;
    if (status === 304) response.writeHead(status, sent).end();
    else {
      const { body, encoding } = encodeReply(reply.body, reply.etag, headers['accept-encoding'], compress);
      if (encoding !== null) sent.push('Content-Encoding', encoding);
      sent.push('Content-Length', String(body.length));
      response.writeHead(status, sent).end(body);
    }
    record.logReply({ requestId, method, route: reply.route, status, start, isReady: true });
    return true;
  };
}
