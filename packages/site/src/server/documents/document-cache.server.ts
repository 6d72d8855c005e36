interface Entry<Document> {
  document: Promise<Document>;
  /** Set once it is rendered. */
  ready: Document | null;
  refreshes: number;
  expires: number;
  /** The rendering that will replace it. */
  next: Promise<Document> | null;
}

interface CacheOptions {
  /** How long a document may be served, in milliseconds. */
  ttl: number;
  /** The age from which a request triggers a new rendering, so that no one waits for a frequently read page. */
  refreshAfter: number;
  size: number;
  now: () => number;
}

/**
 * A short-lived cache of documents. They are the same for everyone (the server always renders the visitor's view), so
 * one rendering serves all requests within `ttl` milliseconds, simultaneous ones included.
 * Only answers with status 200 are kept; when `size` is reached, the oldest entry goes first.
 */
export function createDocumentCache<Document extends { readonly status: number }>(options: CacheOptions) {
  const { ttl, refreshAfter, size, now } = options;
  const entries = new Map<string, Entry<Document>>();

  function fresh(key: string): Entry<Document> | undefined {
    const found = entries.get(key);
    return found && found.expires > now() ? found : undefined;
  }

  function entryOf(document: Promise<Document>, ready: Document | null, started: number): Entry<Document> {
    return { document, ready, refreshes: started + refreshAfter, expires: started + ttl, next: null };
  }

  function keep(key: string, entry: Entry<Document>): void {
    entries.delete(key);
    entries.set(key, entry);
    // Oldest first. Otherwise, expired documents would stay in memory until they are requested again.
    for (const [oldKey, { expires, next }] of entries) {
      if ((expires > now() || next !== null) && entries.size <= size) break;
      entries.delete(oldKey);
    }
  }

  return {
    size: () => entries.size,

    /** A finished document; null if one must be rendered or awaited. */
    find(key: string): Document | null {
      return fresh(key)?.ready ?? null;
    },

    /** Whether a request should trigger a new rendering. */
    isDue(key: string): boolean {
      const found = fresh(key);
      return found !== undefined && found.ready !== null && found.next === null && found.refreshes <= now();
    },

    /** Renders a document again; the existing one is served until then. A failure keeps it. */
    async refresh(key: string, render: () => Promise<Document>): Promise<void> {
      const old = entries.get(key);
      if (!old) return;
      const started = now();
      old.next = render();
      try {
        const document = await old.next;
        if (entries.get(key) !== old) return;
        if (document.status === 200) keep(key, entryOf(old.next, document, started));
        else entries.delete(key);
      } catch {
        // The next request after it expires renders it, and gets the error.
        if (entries.get(key) === old) old.next = null;
      }
    },

    async get(key: string, render: () => Promise<Document>): Promise<Document> {
      const found = fresh(key)?.document ?? entries.get(key)?.next;
      if (found) return found;
      const entry = entryOf(render(), null, now());
      keep(key, entry);
      const forget = () => {
        if (entries.get(key) === entry) entries.delete(key);
      };
      try {
        const document = await entry.document;
        if (document.status === 200) entry.ready = document;
        else forget();
        return document;
      } catch (error) {
        forget();
        throw error;
      }
    },
  };
}
