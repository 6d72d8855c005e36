import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** The minimum speed at which an answer must be read. */
export interface ReaderLimits {
  /** Bytes that a reader with an unread answer must accept between two checks. */
  readonly minBytes: number;
  /** Milliseconds between two checks. */
  readonly interval: number;
}

/** 1 KB per second: slower than the slowest mobile network, faster than a reader who only holds a connection. */
const limits: ReaderLimits = { minBytes: 20 * 1024, interval: 20_000 };

/** How much of a connection's answers has been sent. */
interface Progress {
  /** Bytes of finished writes. */
  readonly written: number;
  /** Bytes of the running write that the network has not accepted. */
  readonly queued: number;
}

/** Drops connections that do not read their answer. An event stream without events has no unread answer. */
export function dropSlowReaders(server: Server, { minBytes, interval }: ReaderLimits = limits): void {
  /** Null if nothing was waiting at the last check. */
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
