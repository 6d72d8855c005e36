import { createContext } from 'react';
import { visibleText } from './visible-text.ts';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** The text only, for a server without a sanitiser. */
const bareWords = (html: string): string => visibleText(html).replaceAll(/[&<>"]/g, (mark) => ESCAPES[mark] ?? mark);

/**
 * How the server's document renders HTML from the API: with the sanitiser that server rendering provides. There is no DOM
 * on the server, and a server-only DOM must not reach the browser's scripts.
 */
export const DocumentHtmlContext = createContext<(html: string) => string>(bareWords);
