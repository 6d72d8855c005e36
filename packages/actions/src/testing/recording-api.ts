import { createApi } from '@maidan/api-client/core/create-api';

type Sent = readonly [path: string, body: unknown, key: string | null];

/** An API that records its calls, except interactions and lists, and gives the test's replies. */
export function recordingApi(answer: (path: string, sentBefore: number) => Response | Error = () => Response.json({})) {
  const sent: Sent[] = [];
  const fetch: typeof globalThis.fetch = async (input) => {
    const request = input as Request;
    const path = new URL(request.url).pathname.replace('/api/', '');
    const isAside = path === 'userinteraction' || path === 'comments';
    const reply = answer(path, sent.length);
    if (!isAside) sent.push([path, await request.json(), request.headers.get('idempotency-key')]);
    if (reply instanceof Error) throw reply;
    return reply;
  };
  const bases = { main: 'http://api.test/api', league: 'http://api.test/api' };
  return { api: createApi({ bases, session: { token: () => 'mdn_a1' }, fetch }), sent };
}

/** The session has ended. */
export const unauthorized = () => Response.json({ status: 'error', message: 'Please log in.' }, { status: 401 });
