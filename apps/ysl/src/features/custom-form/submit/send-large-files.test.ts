import type { Api } from '@maidan/api-client/core/create-api';
import { ApiError } from '@maidan/api-client/errors/api-error';
import type { Endpoint } from '@maidan/contract/core/endpoint';
import { areaOn, createPlatformStorage } from '@maidan/browser/testing/platform-storage';
import { beforeEach, expect, test } from 'vitest';
import { createBegunUploads } from './begun-uploads.ts';
import { sendLargeFiles } from './send-large-files.ts';

let begunUploads: ReturnType<typeof createBegunUploads>;

/** Calls to a server that accepts each file in one piece. */
const calls: string[] = [];
let begun = 0;
const api = {
  async call({ id: call }: Endpoint, { params }: { params?: { id: string } }) {
    const id = params?.id ?? `upload ${(begun += 1)}`;
    calls.push(`${call} ${id}`);
    return { id, bytes: 4, received: 4, expires_at: null };
  },
} as unknown as Api;

const fileOf = (name: string) => new File(['file'], name, { lastModified: 1 });
const send = async (name: string, fieldId = 3, formId = 1) => {
  const begunOf = (of: number | string) => begunUploads.of(7, formId, of);
  const options = { begunOf, signal: new AbortController().signal, onProgress: () => undefined };
  return (await sendLargeFiles(api, [{ fieldId, file: fileOf(name) }], options)).get(fieldId);
};

beforeEach(() => {
  calls.length = 0;
  begun = 0;
  begunUploads = createBegunUploads(areaOn(createPlatformStorage()));
});

test('the upload of a field resumes where it stopped, and is cancelled when another file replaces it', async () => {
  expect([await send('a.pdf'), await send('a.pdf'), await send('b.pdf')]).toEqual(['upload 1', 'upload 1', 'upload 2']);
  expect(calls).toEqual([
    'beginUpload upload 1',
    'uploadState upload 1',
    'cancelUpload upload 1',
    'beginUpload upload 2',
  ]);
});

test('uploads of other fields, other forms and sent answers are not cancelled', async () => {
  await send('a.pdf');
  await send('b.pdf', 4);
  await send('c.pdf', 3, 2);
  begunUploads.forget(1);
  await send('d.pdf');
  expect(calls.filter((call) => call.startsWith('cancelUpload'))).toEqual([]);
});

test('an error for a refused file is reported at its field', async () => {
  const refused = new ApiError({
    kind: 'http',
    endpointId: 'sendChunk',
    status: 415,
    code: 'unsupported_type',
    fields: { file: ['It is damaged.'] },
  });
  const refusing = { call: () => Promise.reject(refused) } as unknown as Api;
  const options = {
    begunOf: (of: number | string) => begunUploads.of(7, 1, of),
    signal: new AbortController().signal,
    onProgress: () => undefined,
  };
  await expect(sendLargeFiles(refusing, [{ fieldId: 3, file: fileOf('a.pdf') }], options)).rejects.toMatchObject({
    status: 415,
    fields: { 3: ['It is damaged.'] },
  });
});
