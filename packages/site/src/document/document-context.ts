import { createContext } from 'react';

interface ServerPart {
  readonly nonce: string;
  readonly requestId: string;
  readonly css: string;
  /** The inline scripts. The browser has run them before React, which leaves their text alone. */
  readonly scripts: { readonly boot: string; readonly return: string };
}

/** What only the server's rendering knows. The browser's first rendering keeps what the document brought. */
export const DocumentContext = createContext<Partial<ServerPart>>({});
