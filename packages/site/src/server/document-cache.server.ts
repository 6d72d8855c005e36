interface Entry<Document> {
  document: Promise<Document>;
  /** Once it is rendered. */
  ready: Document | null;
  expires: number;
}

/**
 * A short-lived cache of documents. They are the same for everyone (the server always renders the visitor's view), so
 * one rendering serves all requests within `ttl` milliseconds, simultaneous ones included.
 * Only answers with status 200 are kept; when `size` is reached, the oldest entry goes first.
 */
export function createDocumentCache<Document extends { readonly status: number }>(options: {
  ttl: number;
  size: number;
  now: () => number;
}) {
  const entries = new Map<string, Entry<Document>>();

  function fresh(key: string): Entry<Document> | undefined {
    const found = entries.get(key);
    return found && found.expires > options.now() ? found : undefined;
  }

  return {
    size: () => entries.size,

    /** A finished document; null where one must be rendered or waited for. */
    find(key: string): Document | null {
      return fresh(key)?.ready ?? null;
    },

    async get(key: string, render: () => Promise<Document>): Promise<Document> {
      const found = fresh(key);
      if (found) return found.document;
      const entry: Entry<Document> = { document: render(), ready: null, expires: options.now() + options.ttl };
      entries.delete(key);
      entries.set(key, entry);
      // The oldest come first. Expired documents would hold their memory until they are requested again.
      for (const [oldKey, { expires }] of entries) {
        if (expires > options.now() && entries.size <= options.size) break;
        entries.delete(oldKey);
      }
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
