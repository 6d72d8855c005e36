import { createHash } from 'node:crypto';
import type { UnfinishedUpload } from '@maidan/contract/core/unfinished-upload';
import { BOUNDARY, writeForm } from '../form-sender.ts';

/** Sends one request: through an app without a socket, or to a server. */
export type SendRequest = (path: string, init: RequestInit) => Response | Promise<Response>;

/** Where files are taken in pieces. */
export type UploadDoor = '/api/desk/uploads' | '/api/forms/uploads';

export interface ChunkAnswer {
  readonly status: number;
  readonly json: unknown;
}

const CHUNK = 2 * 1024 * 1024;

/** Sends a file in pieces, as the sites do. */
export function chunkSender(send: SendRequest, door: UploadDoor, token: string) {
  const call = async (method: string, path: string, more: RequestInit = {}): Promise<ChunkAnswer> => {
    const headers = { authorization: `Bearer ${token}`, ...(more.headers as Record<string, string>) };
    const response = await send(`${door}${path}`, { method, ...more, headers });
    const text = await response.text();
    return { status: response.status, json: text === '' ? null : (JSON.parse(text) as unknown) };
  };
  const json = { 'content-type': 'application/json' };
  const begin = (name: string, bytes: number) =>
    call('POST', '', { headers: json, body: JSON.stringify({ name, bytes }) });
  const state = (id: string) => call('GET', `/${id}`);
  const chunk = (id: string, start: number, bytes: Uint8Array, sum = sumOf(bytes)) =>
    call('POST', `/${id}/chunks?start=${start}&sum=${sum}`, {
      headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
      body: new Uint8Array(writeForm([{ name: 'file', fileName: 'piece', body: bytes, type: '' }])),
    });
  return {
    begin,
    state,
    chunk,
    cancel: (id: string) => call('DELETE', `/${id}`),
    finish: (id: string) => call('POST', `/${id}/finish`, { headers: json, body: '{}' }),

    /** All of it. @returns the first refusal, or the last reply */
    async whole(name: string, bytes: Uint8Array): Promise<ChunkAnswer & { id: string }> {
      let answer = await begin(name, bytes.length);
      const { id = '' } = answer.json as Partial<UnfinishedUpload>;
      for (let at = 0; answer.status < 300 && at < bytes.length; at += CHUNK) {
        answer = await chunk(id, at, bytes.subarray(at, at + CHUNK));
      }
      return { ...answer, id };
    },
  };
}

const sumOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
