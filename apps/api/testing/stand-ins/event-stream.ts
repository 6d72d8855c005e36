import { deskLive, deskLiveEvent, type DeskLiveEvent } from '@maidan/contract/desk/desk-live';
import { liveEvent } from '@maidan/contract/operations/live';
import type { LiveEvent } from '@maidan/contract/operations/live';

/** An open stream of events, as seen by a page. */
export interface EventStream {
  readonly status: number;
  readonly headers: Headers;
  /** The next event; null when the stream has ended. */
  next(): Promise<({ id: number | null } & (LiveEvent | DeskLiveEvent)) | null>;
  close(): Promise<void>;
}

/** An app, or the address of a server. */
interface Server {
  readonly app: { request(path: string, init: RequestInit): Response | Promise<Response> };
}

/** Opens `GET /api/live`, or the stream of the desk. */
export async function openEvents({ app }: Server, token: string, query = '', path = 'live'): Promise<EventStream> {
  const response = await app.request(`/api/${path}${query}`, { headers: { authorization: `Bearer ${token}` } });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const schema = path === deskLive.path ? deskLiveEvent : liveEvent;
  let text = '';
  return {
    status: response.status,
    headers: response.headers,
    async next() {
      for (;;) {
        const end = text.indexOf('\n\n');
        const block = text.slice(0, Math.max(0, end));
        if (end >= 0) text = text.slice(end + 2);
        const data = /^data: (.*)$/m.exec(block)?.[1];
        if (data) return { id: Number(/^id: (\d+)$/m.exec(block)?.[1]) || null, ...schema.parse(JSON.parse(data)) };
        if (end >= 0) continue;
        const read = await reader?.read();
        if (!read || read.done) return null;
        text += read.value;
      }
    },
    close: async () => reader?.cancel(),
  };
}
