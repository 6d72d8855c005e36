import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { folderUploads } from '../folder-uploads.ts';
import { s3Bucket, StoreError, type S3Account } from './s3-client.ts';
import { s3Uploads } from './s3-uploads.ts';

/** A server that records the headers of the requests it receives. */
async function listen(answer: RequestListener): Promise<{ account: S3Account; seen: IncomingMessage[] }> {
  const seen: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    seen.push(request);
    request.resume().once('end', () => answer(request, response));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const keys = { accessKeyId: 'id', secretAccessKey: 'secret' };
  return { account: { endpoint, region: 'us-east-1', addressing: 'path', ...keys }, seen };
}

test('a redirect is not followed: the signed request goes only to the store', async () => {
  const elsewhere = await listen((_, response) => response.end());
  const { account } = await listen((_, response) =>
    response.writeHead(307, { location: `${elsewhere.account.endpoint}/b/key` }).end(),
  );
  await expect(s3Bucket(account, 'b')({ method: 'PUT', key: 'key', body: 'private' })).rejects.toThrow(StoreError);
  expect(elsewhere.seen).toEqual([]);
});

test('the signature covers the bytes being sent', async () => {
  const { account, seen } = await listen((_, response) => response.end());
  await s3Bucket(account, 'b')({ method: 'PUT', key: 'key', body: 'private' });
  const [sent] = seen;
  expect(sent?.headers['x-amz-content-sha256']).toBe(createHash('sha256').update('private').digest('hex'));
  expect(sent?.headers.authorization).toMatch(/SignedHeaders=[^,]*x-amz-content-sha256/);
});

test('an upload is stored as a download without a type or another name', async () => {
  const { account, seen } = await listen((_, response) => response.end());
  const folder = mkdtempSync(path.join(tmpdir(), 'maidan-s3-uploads-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const uploads = s3Uploads(account, 'b', folderUploads(folder));
  const draft = await uploads.begin();
  await draft.write(Buffer.from('<script>'));
  await draft.finish();
  await expect(uploads.keep(draft, '../media/x')).rejects.toThrow('not the name of an upload');
  expect(seen).toEqual([]);
  await uploads.keep(draft, 'a'.repeat(32));
  expect(seen.at(-1)?.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': 'attachment',
  });
});
