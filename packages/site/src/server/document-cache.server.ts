import type { SealedDocument } from './sealed-document.server.ts';

export interface RenderedDocument {
  status: number;
  headers: [string, string][];
  /** Finishes it for a request. */
  seal: (requestId: string) => SealedDocument;
}

interface Entry {
  document: Promise<RenderedDocument>;
  expires: number;
}

/**
 * A short-lived cache of documents. They are the same for everyone (the server always renders the visitor's view), so
 * one rendering serves all requests within `ttl` milliseconds, simultaneous ones included.
 * Only answers with status 200 are kept; when `size` is reached, the oldest entry goes first.
 */
export function createDocumentCache(options: { ttl: number; size: number; now: () => number }) {
  const entries = new Map<string, Entry>();

  return {
    size: () => entries.size,

    async get(key: string, render: () => Promise<RenderedDocument>): Promise<RenderedDocument> {
      const found = entries.get(key);
      if (found && found.expires > options.now()) return found.document;
      const entry: Entry = { document: render(), expires: options.now() + options.ttl };
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
        if (document.status !== 200) forget();
        return document;
      } catch (error) {
        forget();
        throw error;
      }
    },
  };
}
