import { createContext } from 'react';

/** What only the server's rendering knows. The browser's first rendering keeps what the document brought. */
export const DocumentContext = createContext<{ nonce?: string; requestId?: string; css?: string }>({});
