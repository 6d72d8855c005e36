import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';

/** A document as browsers receive it: Brotli, not decoded. */
export async function fetchCompressed(port: number, path: string): Promise<Buffer> {
  const headers = { 'accept-encoding': 'br' };
  const [answer] = (await once(get({ host: '127.0.0.1', port, path, headers }), 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
