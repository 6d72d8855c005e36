import { vi } from 'vitest';
import { createApi } from '../core/create-api.ts';

interface OpenCall {
  readonly path: string;
  readonly body: unknown;
  answer(body: unknown, status?: number): void;
  fail(): void;
}

/** An API whose calls wait until the test answers them, in any order. */
export function openCalls() {
  const calls: OpenCall[] = [];
  const fetch: typeof globalThis.fetch = async (input) => {
    const request = input as Request;
    const text = await request.text();
    return new Promise((resolve, reject) => {
      calls.push({
        path: new URL(request.url).pathname,
        body: text === '' ? undefined : JSON.parse(text),
        answer: (body, status = 200) => resolve(Response.json(body, { status })),
        fail: () => reject(new TypeError('no network')),
      });
    });
  };
  const bases = { main: 'http://api.test/api', dashboard: 'http://api.test/api/dashboard' };
  const api = createApi({ bases, session: { token: () => 'mdn_a1' }, fetch });

  /** Call number `index` to this path, once it has been made. */
  const call = (path: string, index = 0): Promise<OpenCall> =>
    vi.waitFor(() => {
      const found = calls.filter((one) => one.path === path)[index];
      if (!found) throw new Error(`${path} was not called ${index + 1} times`);
      return found;
    }, 60_000);
  return { api, calls, call, made: (path: string) => calls.filter((one) => one.path === path).length };
}

/** Waits until pending callbacks have run. */
export const turns = () => new Promise((resolve) => setTimeout(resolve, 5));
