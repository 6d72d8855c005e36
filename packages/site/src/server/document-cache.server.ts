/** A rendered document, before its nonce is put in and before it is compressed. */
export interface RenderedDocument {
  status: number;
  headers: [string, string][];
  html: string;
}

interface Entry {
  document: Promise<RenderedDocument>;
  expires: number;
}

/**
 * A short memory of documents. They are the same for everybody (the server always renders the visitor's view), so one
 * rendering serves all who ask within `ttl` milliseconds, and any number who ask at the same moment.
 * Only 200 answers are kept; the oldest entry goes first when `size` is reached.
 */
export function createDocumentCache(options: { ttl: number; size: number; now: () => number }) {
  const entries = new Map<string, Entry>();

  return {
    async get(key: string, render: () => Promise<RenderedDocument>): Promise<RenderedDocument> {
      const found = entries.get(key);
      if (found && found.expires > options.now()) return found.document;
      const entry: Entry = { document: render(), expires: options.now() + options.ttl };
      entries.delete(key);
      entries.set(key, entry);
      const oldest = entries.keys().next().value;
      if (entries.size > options.size && oldest !== undefined) entries.delete(oldest);
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
