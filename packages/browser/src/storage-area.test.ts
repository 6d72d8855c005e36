import { afterEach, describe, expect, test, vi } from 'vitest';
import { areaOn, createPlatformStorage, faultyPlatformStorage, storageFaults } from './testing/platform-storage.ts';

test('a value is stored, and removed again', () => {
  const platform = createPlatformStorage();
  const area = areaOn(platform);
  area.set('theme', 'dark-mode');
  expect([area.get('theme'), platform.getItem('theme')]).toEqual(['dark-mode', 'dark-mode']);
  area.remove('theme');
  expect([area.get('theme'), platform.length]).toEqual([null, 0]);
});

test.each(storageFaults)('a storage that %s never throws, and a value lasts for the visit [K-8]', (fault) => {
  const area = areaOn(faultyPlatformStorage(fault));
  expect(area.get('theme')).toBeNull();
  area.set('theme', 'dark-mode');
  expect(area.get('theme')).toBe('dark-mode');
  area.remove('theme');
  expect(area.get('theme')).toBeNull();
});

test('the server stores nothing', async () => {
  vi.resetModules();
  const { siteArea } = await import('./storage-area.ts');
  siteArea.set('token', 'mdn_a1');
  expect(siteArea.get('token')).toBeNull();
});

describe('subscribers', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('are notified of writes to their keys in this tab and in others, until they unsubscribe', () => {
    const target = new EventTarget();
    vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
    vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
    const writeElsewhere = (key: string | null) => target.dispatchEvent(Object.assign(new Event('storage'), { key }));
    const area = areaOn();
    const origins: string[] = [];
    const stop = area.subscribe(['lat', 'lng'], (origin) => origins.push(origin));
    area.set('lat', '1');
    area.remove('lng');
    area.set('theme', 'dark-mode');
    writeElsewhere('lat');
    writeElsewhere('theme');
    writeElsewhere(null);
    expect(origins).toEqual(['here', 'here', 'elsewhere', 'elsewhere']);
    stop();
    area.set('lat', '2');
    writeElsewhere('lat');
    expect(origins).toHaveLength(4);
  });

  test.each(['token', null])('a write in another tab to %j replaces a value that could not be stored here', (key) => {
    const target = new EventTarget();
    vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
    vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
    const area = areaOn(faultyPlatformStorage('is full'));
    area.subscribe(['token'], () => undefined);
    area.set('token', 'mdn_a1');
    target.dispatchEvent(Object.assign(new Event('storage'), { key }));
    expect(area.get('token')).toBeNull();
  });
});
