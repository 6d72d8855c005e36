/** The load of `run.ts`, in a separate process: `node load.ts <port> <connections> <seconds>`, then the request as a message. */
import { connect } from 'node:net';

const [port = 0, connections = 0, seconds = 0] = process.argv.slice(2).map(Number);

/** Sends a request as soon as the previous response is complete. Node's own client would cost more than the servers. */
function repeat(request: string, times: number[]): void {
  const socket = connect(port, '127.0.0.1');
  let head = '';
  let left = 0;
  let sentAt = 0;
  const send = (): void => {
    sentAt = performance.now();
    socket.write(request);
  };
  socket.once('connect', send).setNoDelay(true);
  socket.on('data', (chunk: Buffer) => {
    if (left === 0) {
      head += chunk.toString('latin1');
      const end = head.indexOf('\r\n\r\n');
      if (end === -1) return;
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
      left = length - (head.length - end - 4);
      head = '';
    } else left -= chunk.length;
    if (left > 0) return;
    left = 0;
    times.push(performance.now() - sentAt);
    send();
  });
  socket.on('error', () => undefined);
}

process.once('message', (request: string) => {
  const times: number[] = [];
  for (let index = 0; index < connections; index += 1) repeat(request, times);
  setTimeout(() => {
    const sorted = times.toSorted((a, b) => a - b);
    process.send?.({ perSecond: times.length / seconds, p99: sorted[Math.floor(sorted.length * 0.99)] }, () =>
      process.exit(0),
    );
  }, seconds * 1000);
});
