import { createHash } from 'node:crypto';
import type { UnfinishedUpload } from '@maidan/contract/core/uploads';
import { uploadedMedia, type UploadedMedia } from '@maidan/contract/desk/posts/compose';
import { BOUNDARY, writeForm } from '../form-sender.ts';
import type { TestApp } from '../test-app.ts';

/** Sends one request: through an app without a socket, or to a server. */
export type SendRequest = (path: string, init: RequestInit) => Response | Promise<Response>;

export interface ChunkAnswer {
  readonly status: number;
  readonly json: unknown;
}

const CHUNK = 2 * 1024 * 1024;

/** Sends a file in chunks, as the sites do. */
export function chunkSender(send: SendRequest, token: string) {
  const call = async (method: string, path: string, more: RequestInit = {}): Promise<ChunkAnswer> => {
    const headers = { authorization: `Bearer ${token}`, ...(more.headers as Record<string, string>) };
    const response = await send(`/api/${path}`, { method, ...more, headers });
    const text = await response.text();
    return { status: response.status, json: text === '' ? null : (JSON.parse(text) as unknown) };
  };
  const json = { 'content-type': 'application/json' };
  const begin = (name: string, bytes: number) =>
    call('POST', 'uploads', { headers: json, body: JSON.stringify({ name, bytes }) });
  const state = (id: string) => call('GET', `uploads/${id}`);
  const chunk = (id: string, start: number, bytes: Uint8Array, sum = sumOf(bytes)) =>
    call('POST', `uploads/${id}/chunks?start=${start}&sum=${sum}`, {
      headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
      body: new Uint8Array(writeForm([{ name: 'file', fileName: 'piece', body: bytes, type: '' }])),
    });
  const store = (upload: string) => call('POST', 'desk/media', { headers: json, body: JSON.stringify({ upload }) });
  /** Sends all of it. @returns the first refusal, or the last reply */
  const whole = async (name: string, bytes: Uint8Array): Promise<ChunkAnswer & { id: string }> => {
    let answer = await begin(name, bytes.length);
    const { id = '' } = answer.json as Partial<UnfinishedUpload>;
    for (let at = 0; answer.status < 300 && at < bytes.length; at += CHUNK) {
      answer = await chunk(id, at, bytes.subarray(at, at + CHUNK));
    }
    return { ...answer, id };
  };
  return {
    begin,
    state,
    chunk,
    cancel: (id: string) => call('DELETE', `uploads/${id}`),
    store,
    whole,
    /** Sends all of it, and stores it for a post. @returns the first refusal, or the stored file */
    async media(name: string, bytes: Uint8Array): Promise<ChunkAnswer> {
      const sent = await whole(name, bytes);
      return sent.status < 300 ? store(sent.id) : sent;
    },
  };
}

const sumOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Stores files for posts, as the desk does, in an app without a socket. */
export function mediaSender(api: TestApp, token: string) {
  const sender = chunkSender((path, init) => api.app.request(path, init, { peer: '127.0.0.1' }), token);
  const send = (name: string, content: Uint8Array | string): Promise<ChunkAnswer> =>
    sender.media(name, Buffer.from(content));
  return {
    send,
    stored: async (name: string, content: Uint8Array | string): Promise<UploadedMedia> =>
      uploadedMedia.parse((await send(name, content)).json),
  };
}
