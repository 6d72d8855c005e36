import { afterEach, describe, expect, test, vi } from 'vitest';
import { openChannel } from './channel.ts';
import { withLock } from './lock.ts';
import { randomKey } from './random-key.ts';

afterEach(() => vi.unstubAllGlobals());

describe('a lock', () => {
  test('lets one holder work at a time', async () => {
    const steps: string[] = [];
    const work = (name: string) => async () => {
      steps.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 5));
      steps.push(`${name} ends`);
      return name;
    };
    const both = await Promise.all([withLock('a', work('first')), withLock('a', work('second'))]);
    expect(both).toEqual(['first', 'second']);
    expect(steps).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  });

  test('is skipped while another holds it, if asked', async () => {
    const skipped = await withLock('b', () => withLock('b', async () => 'inner', { ifFree: true }));
    expect([skipped, await withLock('b', async () => 'free', { ifFree: true })]).toEqual([null, 'free']);
  });

  test('can be abandoned while waiting', async () => {
    const control = new AbortController();
    await withLock('c', async () => {
      const waiting = withLock('c', async () => 'inner', { signal: control.signal });
      control.abort();
      await expect(waiting).rejects.toThrow('abort');
    });
  });

  test('denied by the browser does not prevent the work, and failed work runs only once', async () => {
    const denied = () => Promise.reject(new DOMException('The request was denied.', 'SecurityError'));
    vi.stubGlobal('navigator', { locks: { request: denied } });
    expect(await withLock('e', async () => 'unlocked')).toBe('unlocked');
    vi.stubGlobal('navigator', {
      locks: { request: (_: string, _options: object, work: (lock: object) => unknown) => work({}) },
    });
    const work = vi.fn(() => Promise.reject(new DOMException('no', 'SecurityError')));
    await expect(withLock('e', work)).rejects.toThrow('no');
    expect(work).toHaveBeenCalledOnce();
  });

  test.each([undefined, {}])('with a navigator of %j, work runs unlocked', async (navigator) => {
    vi.stubGlobal('navigator', navigator);
    expect(await withLock('d', () => withLock('d', async () => 'inner'))).toBe('inner');
  });
});

describe('a channel', () => {
  test('reaches the other tabs but not its own', async () => {
    const received: string[] = [];
    const first = openChannel<string>('news', (text) => received.push(`first ${text}`));
    const second = openChannel<string>('news', (text) => received.push(`second ${text}`));
    first.post('hello');
    await vi.waitFor(() => expect(received).toEqual(['second hello']), 60_000);
    first.close();
    second.close();
  });

  test('does nothing if the browser has none', () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const channel = openChannel('news', () => undefined);
    expect(() => {
      channel.post('hello');
      channel.close();
    }).not.toThrow();
  });
});

test('a random key is 128 bits of hex, also without randomUUID', () => {
  const { getRandomValues } = crypto;
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
  const keys = [randomKey(), randomKey()];
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[0]).not.toBe(keys[1]);
});
