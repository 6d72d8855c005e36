import { afterEach, describe, expect, test, vi } from 'vitest';

const missing = (file: string) => new TypeError(`Failed to fetch dynamically imported module: /assets/${file}`);

/** A tab with a page; each page load runs its scripts again. */
function openTab({ stores = true, answer = async () => new Response(null) } = {}) {
  const kept = new Map<string, string>();
  let type = 'navigate';
  vi.stubGlobal('document', {});
  vi.stubGlobal('window', { addEventListener: () => undefined });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, value: string) {
      if (!stores) throw new DOMException('Full', 'QuotaExceededError');
      kept.set(key, value);
    },
  });
  vi.stubGlobal('fetch', answer);
  /** Whether the page is reloaded or its boundary gets the error. */
  async function open(file: string): Promise<string> {
    const reloaded = new Promise<string>((resolve) => {
      vi.stubGlobal('location', { href: 'http://maidan.example/post/a', reload: () => resolve('reload') });
    });
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type }] as unknown as PerformanceEntry[]);
    vi.resetModules();
    const { reloadForMissingScript } = await import('./missing-script.ts');
    const outcome = await Promise.race([reloaded, reloadForMissingScript(missing(file)).catch(() => 'error')]);
    if (outcome === 'reload') type = 'reload';
    return outcome;
  }
  return { open };
}

describe('a script that a deployment removed [K-12]', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  test('causes one reload of the page, and another script one more', async () => {
    const tab = openTab();
    expect(await tab.open('a.js')).toBe('reload');
    expect(await tab.open('a.js')).toBe('error');
    expect(await tab.open('b.js')).toBe('reload');
    expect([await tab.open('a.js'), await tab.open('b.js')]).toEqual(['error', 'error']);
  });

  test('causes one reload if the tab refuses to store', async () => {
    const tab = openTab({ stores: false });
    expect([await tab.open('a.js'), await tab.open('a.js'), await tab.open('b.js')]).toEqual([
      'reload',
      'error',
      'error',
    ]);
  });

  test.each([
    ['offline', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['while the site is down', async () => new Response(null, { status: 502 })],
  ])('causes none %s', async (_, answer) => {
    expect(await openTab({ answer }).open('a.js')).toBe('error');
  });
});
