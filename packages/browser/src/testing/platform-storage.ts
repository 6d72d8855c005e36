import { createStorageArea, type StorageArea } from '../storage-area.ts';

/** A storage of the platform, for tests in Node.js, which has none. */
export function createPlatformStorage(entries: Readonly<Record<string, string>> = {}): Storage {
  const map = new Map(Object.entries(entries));
  return {
    get length() {
      return map.size;
    },
    key: (index) => [...map.keys()][index] ?? null,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
    clear: () => map.clear(),
  };
}

export type StorageFault = 'throws' | 'cannot be read' | 'is full' | 'is missing';
export const storageFaults: readonly StorageFault[] = ['throws', 'cannot be read', 'is full', 'is missing'];

/** A storage that fails as browsers do: blocked by settings, over its quota, or absent. */
export function faultyPlatformStorage(fault: StorageFault): Storage {
  const refuse = () => {
    throw new DOMException('refused', fault === 'is full' ? 'QuotaExceededError' : 'SecurityError');
  };
  if (fault === 'is full') return { ...createPlatformStorage(), setItem: refuse };
  if (fault === 'cannot be read') return { ...createPlatformStorage(), getItem: refuse };
  if (fault === 'throws') return { ...createPlatformStorage(), getItem: refuse, setItem: refuse, removeItem: refuse };
  return new Proxy(createPlatformStorage(), { get: refuse });
}

/** An area on such a storage; empty by default. */
export const areaOn = (storage: Storage = createPlatformStorage()): StorageArea => createStorageArea(() => storage);
