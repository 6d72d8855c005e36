import type { UnfinishedUpload } from '@maidan/contract/core/uploads';
import type { Endpoint } from '@maidan/contract/core/endpoint';
import { UPLOAD_CHUNK_BYTES } from '@maidan/contract/rules/limits';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../errors/api-error.ts';
import type { Api } from '../core/create-api.ts';
import { cancelBegun, fileKey, sendInPieces, type BegunUploads } from './send-in-pieces.ts';

vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 500 });
const page = new EventTarget();
vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));

const lost = () => new ApiError({ kind: 'network', endpointId: 'sendChunk' });
const refused = (status: number, code: ApiError['code'] = null) =>
  new ApiError({ kind: 'http', endpointId: 'sendChunk', status, code });

interface Sent {
  readonly params: { readonly id: string };
  readonly query: { readonly start: number; readonly sum?: string };
  readonly body: { readonly bytes: number; readonly file: File };
}

/** A server that accepts pieces, and fails as instructed before or after storing one. */
function serve() {
  const uploads = new Map<string, { bytes: number; parts: Uint8Array[] }>();
  const sums: (string | undefined)[] = [];
  const faults: (null | { error: ApiError; isKept: boolean })[] = [];
  const describe = (id: string): UnfinishedUpload => {
    const found = uploads.get(id);
    if (!found) throw refused(404, 'not_found');
    const received = found.parts.reduce((sum, part) => sum + part.length, 0);
    return { id, bytes: found.bytes, received, expires_at: '2026-11-20T10:00:00+05:30' };
  };
  const calls = {
    async beginUpload({ body }: Sent) {
      const id = `upload ${uploads.size + 1}`;
      uploads.set(id, { bytes: body.bytes, parts: [] });
      return describe(id);
    },
    uploadState: async ({ params: { id } }: Sent) => describe(id),
    async sendChunk({ params: { id }, query: { start, sum }, body: { file } }: Sent) {
      const fault = faults.shift();
      if (fault && !fault.isKept) throw fault.error;
      sums.push(sum);
      if (describe(id).received === start) uploads.get(id)?.parts.push(new Uint8Array(await file.arrayBuffer()));
      if (fault) throw fault.error;
      return describe(id);
    },
    async cancelUpload({ params: { id } }: Sent) {
      uploads.delete(id);
      return null;
    },
  };
  const api = {
    call: (endpoint: Endpoint, sent: unknown) => calls[endpoint.id as keyof typeof calls](sent as Sent),
  } as unknown as Api;
  const contentOf = (id: string) => Buffer.concat(uploads.get(id)?.parts ?? []);
  return { api, calls, faults, uploads, sums, contentOf };
}

const bytes = Buffer.from(Array.from({ length: 5 * 1024 * 1024 }, (_, at) => (at * 7919) % 256));
const film = new File([bytes], 'smash.mp4', { lastModified: 1 });
function memory(): BegunUploads & { readonly kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    read: (file) => kept.get(file) ?? null,
    keep: (file, id) => void (id === null ? kept.delete(file) : kept.set(file, id)),
  };
}

async function send(server: ReturnType<typeof serve>, begun = memory(), signal = new AbortController().signal) {
  const seen: { sent: number; isWaiting: boolean }[] = [];
  const id = await sendInPieces(server.api, film, { begun, signal, onProgress: (progress) => seen.push(progress) });
  return { id, seen };
}

test('a file arrives complete, in three pieces with their hashes', async () => {
  const server = serve();
  const { id, seen } = await send(server);
  expect(server.contentOf(id).equals(bytes)).toBe(true);
  expect(server.sums.map((sum) => /^[0-9a-f]{64}$/.test(sum ?? ''))).toEqual([true, true, true]);
  expect(seen.map(({ sent }) => sent)).toEqual([0, UPLOAD_CHUNK_BYTES, 2 * UPLOAD_CHUNK_BYTES, film.size]);
});

test('a lost network, a lost reply, a restart and a changed piece cost one piece each', async () => {
  const server = serve();
  server.faults.push(
    { error: lost(), isKept: false },
    { error: lost(), isKept: true },
    { error: refused(503), isKept: false },
    { error: refused(422, 'invalid_fields'), isKept: false },
  );
  const state = vi.spyOn(server.calls, 'uploadState');
  // The server stays unreachable for a while.
  state.mockRejectedValueOnce(lost()).mockRejectedValueOnce(refused(503));
  const { id, seen } = await send(server);
  expect([server.uploads.size, server.contentOf(id).equals(bytes), server.sums.length]).toEqual([1, true, 3]);
  expect(seen.some(({ isWaiting }) => isWaiting)).toBe(true);
});

test('a reloaded page continues with the same file, and starts over if the upload has expired', async () => {
  const [server, begun, leaving] = [serve(), memory(), new AbortController()];
  server.faults.push(null, { error: new ApiError({ kind: 'aborted', endpointId: 'sendChunk' }), isKept: false });
  await expect(send(server, begun, leaving.signal)).rejects.toThrow('aborted');
  const { id } = await send(server, begun);
  expect([id, server.sums.length]).toEqual([begun.kept.get(fileKey(film)), 3]);
  server.uploads.clear();
  expect(server.contentOf((await send(server, begun)).id).equals(bytes)).toBe(true);
});

test('a refusal ends it', async () => {
  const large = serve();
  large.calls.beginUpload = async () => Promise.reject(refused(413, 'too_large'));
  await expect(send(large)).rejects.toMatchObject({ status: 413 });
  const changing = serve();
  const fault = { error: refused(422, 'invalid_fields'), isKept: false };
  changing.faults.push(fault, fault, fault);
  await expect(send(changing)).rejects.toMatchObject({ status: 422 });
});

test('an abandoned file takes no space, and starts over when chosen again', async () => {
  const [server, begun] = [serve(), memory()];
  await send(server, begun);
  await cancelBegun(server.api, begun, fileKey(film));
  expect([server.uploads.size, begun.kept.size]).toEqual([0, 0]);
  // No upload was begun for another file.
  await cancelBegun(server.api, begun, 'other');
  expect(server.contentOf((await send(server, begun)).id).equals(bytes)).toBe(true);
});
