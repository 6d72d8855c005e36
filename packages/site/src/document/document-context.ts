import { createContext } from 'react';

interface ServerPart {
  readonly nonce: string;
  readonly requestId: string;
  readonly css: string;
  /** The inline scripts. The browser runs them before React, which leaves their text unchanged. */
  readonly scripts: { readonly boot: string; readonly return: string };
}

/** Values known only on the server. The browser's first render keeps those from the document. */
export const DocumentContext = createContext<Partial<ServerPart>>({});
