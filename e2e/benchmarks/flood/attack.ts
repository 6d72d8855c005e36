/** The attackers of `run.ts`, in a separate process: `node attack.ts <port> <slow connections> <flooding connections> <path>`. */
import { Agent, get } from 'node:http';
import { connect } from 'node:net';

const [port = '', slow = '', flooding = '', path = ''] = process.argv.slice(2);
let answered = 0;
let refused = 0;

/** Sends one header per second without ever finishing; reconnects when the server closes the connection. */
function sendSlowly(): void {
  const socket = connect(Number(port), '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n');
  const timer = setInterval(() => socket.write(`X-More: ${Date.now()}\r\n`), 1000);
  socket.on('error', () => undefined);
  socket.resume();
  socket.once('close', () => {
    clearInterval(timer);
    setTimeout(sendSlowly, 100);
  });
}

/** Requests many documents without reading them. */
function readSlowly(): void {
  const socket = connect(Number(port), '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: 203.0.113.2\r\n\r\n'.repeat(50));
  socket.pause();
  socket.on('error', () => undefined);
  socket.once('close', () => setTimeout(readSlowly, 100));
}

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

/** Requests one page after another, each with a different query, all from one address. */
function flood(): void {
  const target = { port, path: `${path}${Math.random()}`, agent, headers: { 'x-forwarded-for': '203.0.113.1' } };
  get({ host: '127.0.0.1', ...target }, (answer) => {
    if (answer.statusCode === 200) answered += 1;
    else if (++refused === 1) process.send?.('refused');
    answer.resume().once('end', () => setImmediate(flood));
  }).once('error', () => setTimeout(flood, 100));
}

for (let index = 0; index < Number(slow); index += 1) (index % 4 === 0 ? readSlowly : sendSlowly)();
for (let index = 0; index < Number(flooding); index += 1) flood();
process.on('SIGTERM', () => {
  process.send?.({ answered, refused });
  process.exit(0);
});
