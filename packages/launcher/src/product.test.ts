import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { launchProduct, LaunchError } from './product.ts';

test('a port in use is reported with the variable that changes it, and nothing starts', async () => {
  const occupant = createServer().listen(0, '127.0.0.1');
  await once(occupant, 'listening');
  const { port } = occupant.address() as AddressInfo;
  const launch = launchProduct({ env: {}, ports: { api: port, feed: port, league: port }, output: 'ignore' });
  await expect(launch).rejects.toThrow(LaunchError);
  await expect(launch).rejects.toThrow(
    `Port ${port} is in use, so the API cannot start. Stop the process that uses it, or set API_PORT.`,
  );
  occupant.close();
});
