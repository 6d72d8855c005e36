import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** How slowly an answer may be read. */
export interface ReaderLimits {
  /** Bytes that a reader with an unread answer must take between two checks. */
  readonly minBytes: number;
  /** Milliseconds between two checks. */
  readonly interval: number;
}

/** 1 KB a second: less than the slowest mobile network, more than a reader who only holds a connection. */
const limits: ReaderLimits = { minBytes: 20 * 1024, interval: 20_000 };

/** How much of a connection's answers has been sent. */
interface Progress {
  /** Bytes of finished writes. */
  readonly written: number;
  /** Bytes of the running write that the network has not taken. */
  readonly queued: number;
}

/** Drops connections whose answer waits unread. An event stream with nothing to say has no unread answer. */
export function dropSlowReaders(server: Server, { minBytes, interval }: ReaderLimits = limits): void {
  /** Null where nothing waited at the last check. */
  const seen = new Map<Socket, Progress | null>();
  server.on('connection', (socket: Socket) => {
    seen.set(socket, null);
    socket.once('close', () => seen.delete(socket));
  });
  const timer = setInterval(() => {
    for (const [socket, before] of seen) {
      const now = progressOf(socket);
      if (before && now && bytesTaken(before, now) < minBytes) socket.destroy();
      else seen.set(socket, now);
    }
  }, interval);
  timer.unref();
  server.once('close', () => clearInterval(timer));
}

function progressOf(socket: Socket): Progress | null {
  if (socket.writableLength === 0) return null;
  const { _handle: handle } = socket as Socket & { _handle?: { writeQueueSize?: number } | null };
  return { written: socket.bytesWritten - socket.writableLength, queued: handle?.writeQueueSize ?? 0 };
}

function bytesTaken(before: Progress, now: Progress): number {
  return now.written > before.written ? now.written - before.written : before.queued - now.queued;
}
