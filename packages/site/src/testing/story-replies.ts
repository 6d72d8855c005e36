import type { Endpoint, Reply } from '@maidan/contract/core/endpoint';
import { defaultBases, joinPath } from '@maidan/contract/core/services';

/** The answer of one endpoint in a story. */
export interface StoryReply {
  readonly endpoint: Endpoint;
  readonly status: number;
  /** `pending`: never answers. A promise: answers when it settles. A function: called at each request. */
  readonly body: unknown;
  /** Whether the first request of each stage fails. */
  readonly failsFirst?: boolean;
}

const PENDING = Symbol('pending');

/** The endpoint succeeds with this canonical reply. */
export const reply = <E extends Endpoint>(endpoint: E, body: Reply<E>): StoryReply => ({ endpoint, status: 200, body });

/** The endpoint fails, with the server's error shape. */
export const failure = (endpoint: Endpoint, status: 404 | 500 | 503 = 503): StoryReply => ({
  endpoint,
  status,
  body: { status: 'error', message: 'Something went wrong.', code: status === 404 ? 'not_found' : 'internal' },
});

/** The endpoint refuses the first request, in a way that no client retries automatically, and then succeeds. */
export const failingOnce = <E extends Endpoint>(endpoint: E, body: Reply<E>): StoryReply => ({
  ...reply(endpoint, body),
  failsFirst: true,
});

/** The endpoint never answers: the loading state stays. */
export const pending = (endpoint: Endpoint): StoryReply => ({ endpoint, status: 200, body: PENDING });

function matches({ method, service, path }: Endpoint, request: Request): boolean {
  const parts = joinPath(defaultBases[service], path).split(/\{\w+\}/);
  const pattern = parts.map((part) => part.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)).join('[^/]+');
  return request.method === method && new RegExp(`^${pattern}$`).test(new URL(request.url).pathname);
}

/** A `fetch` that answers from a table, with 404 for all other calls. */
export function createStoryFetch(replies: readonly StoryReply[]): typeof fetch {
  const asked = new Set<StoryReply>();
  return async (input, init) => {
    const request = new Request(input, init);
    const found = replies.find(({ endpoint }) => matches(endpoint, request)) ?? failure(replies[0]!.endpoint, 404);
    if (found.failsFirst && !asked.has(found)) {
      asked.add(found);
      return Response.json(failure(found.endpoint, 500).body, { status: 400 });
    }
    const body: unknown = await (typeof found.body === 'function' ? found.body() : found.body);
    if (body === PENDING) return new Promise(() => undefined);
    if (body === null) return new Response(null, { status: 204 });
    return Response.json(body, { status: found.status });
  };
}
