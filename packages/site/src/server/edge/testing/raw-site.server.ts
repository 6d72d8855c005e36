import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { createLog } from '../../log.server.ts';
import { readSiteEnv, type SiteName } from '../../site-env.server.ts';
import { createSiteServer } from '../site-server.server.ts';

/** A site's server in front of an API, and raw connections to it. */
export async function startRawSite(apiOrigin: string, site: SiteName = 'feed') {
  const env = readSiteEnv(site, { NODE_ENV: 'production', API_ORIGIN: apiOrigin });
  const pages: string[] = [];
  const { server } = createSiteServer(env, createLog('test', 'silent'), (request, response) => {
    pages.push(request.url ?? '');
    response.end('page');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  /** A connection; `reply` is everything received so far. */
  function open() {
    const socket: Socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    let reply = '';
    let notify: (() => void) | undefined;
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    socket.setEncoding('latin1');
    socket.on('error', () => undefined);
    socket.on('data', (text: string) => {
      reply += text;
      notify?.();
    });
    return {
      socket,
      write: (bytes: string): void => void socket.write(bytes, 'latin1'),
      async untilReply(part: string): Promise<void> {
        while (!reply.includes(part)) await new Promise<void>((resolve) => (notify = resolve));
      },
      /** Everything received, once the site has closed it. */
      async reply(): Promise<string> {
        await closed;
        return reply;
      },
    };
  }

  return {
    server,
    /** The answers of the site itself. */
    pages,
    open,
    /** Sends these bytes and waits until the site closes the connection. */
    send(bytes: string): Promise<string> {
      const { write, reply } = open();
      write(bytes);
      return reply();
    },
    close(): void {
      server.closeAllConnections();
      server.close();
    },
  };
}
