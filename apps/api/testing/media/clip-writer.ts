import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { publishPost, uploadedMedia, type PostDraft } from '@maidan/contract/desk/posts/compose';
import { unfinishedUpload } from '@maidan/contract/core/uploads';
import { chunkSender } from './chunk-sender.ts';

export const blankPost: PostDraft = {
  type: 'image',
  name: 'Turf at night',
  description: '',
  file: null,
  address: '',
  thumbnail: null,
  captions: null,
  gallery: [],
  alt: 'Six a side',
  tags: ['home'],
  categories: ['sport'],
  credits: '',
  credits_url: '',
  action_url: '',
  action_btn_1: '',
  action_btn_2: '',
};

/**
 * Publishes clips at the desk of a server that may stop at any time, as a browser does: it asks for the progress and
 * continues.
 * @param address of the server, wherever it currently runs
 */
export function clipWriter(address: () => string, token: string) {
  const send = (to: string, init: RequestInit) => fetch(`${address()}${to}`, init);
  const sender = chunkSender(send, token);
  return async (name: string, bytes: Uint8Array): Promise<void> => {
    const { id } = unfinishedUpload.parse(await insist(() => sender.begin(name, bytes.length)));
    let received = 0;
    while (received < bytes.length) {
      const sent = insist(async () => {
        const state = await sender.state(id);
        received = unfinishedUpload.parse(state.json).received;
        return received < bytes.length ? sender.chunk(id, received, bytes) : state;
      });
      ({ received } = unfinishedUpload.parse(await sent));
    }
    const { id: file } = uploadedMedia.parse(await insist(() => sender.store(id)));
    await insist(async () => {
      const response = await send(`/api/desk/media/${file}`, { headers: { authorization: `Bearer ${token}` } });
      const json: unknown = await response.json();
      const { state } = response.ok ? uploadedMedia.parse(json) : { state: null };
      return { status: state === 'preparing' ? 503 : response.status, json };
    });
    const content = { ...blankPost, type: 'video', name, file } satisfies PostDraft;
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': `publish-${path.parse(name).name}`,
    };
    await insist(async () => {
      const response = await send(`/api/${publishPost.path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ content }),
      });
      return { status: response.status, json: await response.json() };
    });
  };
}

/** Repeats a call until a server replies. @returns the reply */
async function insist(call: () => Promise<{ status: number; json: unknown }>): Promise<unknown> {
  for (;;) {
    const answer = await call().catch(() => null);
    if (answer !== null && answer.status < 300) return answer.json;
    if (answer !== null && answer.status < 500 && answer.status !== 429) throw new Error(JSON.stringify(answer));
    await wait(100);
  }
}
