interface StoredCache {
  put: (key: Request | string, copy: Response) => Promise<void>;
  match: (key: Request | string) => Promise<Response | undefined>;
  delete: (key: Request | string) => Promise<boolean>;
  keys: () => Promise<Request[]>;
}

const addressOf = (key: Request | string): string => (typeof key === 'string' ? key : key.url);

/** A cache in memory that, like browsers, lists its copies in the order in which they were stored. */
function memoryCache(): StoredCache {
  const copies = new Map<string, Response>();
  return {
    async put(key, copy) {
      copies.delete(addressOf(key));
      copies.set(addressOf(key), copy);
    },
    match: async (key) => copies.get(addressOf(key))?.clone(),
    delete: async (key) => copies.delete(addressOf(key)),
    keys: async () => [...copies.keys()].map((url) => new Request(url)),
  };
}

/** The worker's storage, for rules tested in Node; the end-to-end tests run in a browser. */
export function memoryCaches() {
  const all = new Map<string, StoredCache>();
  return {
    async open(name: string) {
      const cache = all.get(name) ?? memoryCache();
      all.set(name, cache);
      return cache;
    },
    has: async (name: string) => all.has(name),
    delete: async (name: string) => all.delete(name),
    keys: async () => [...all.keys()],
  };
}
