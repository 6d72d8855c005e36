import { useState, useSyncExternalStore } from 'react';

/**
 * Structured data for search engines. They read the server's document, so it is printed there and only there: a script
 * element made in the browser, even one that holds data, is refused by the page's trusted types.
 */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  const onServer = useSyncExternalStore(neverChanges, inBrowser, fromServer);
  // Kept from the first rendering on, so that what the server printed stays while the page lives.
  const [printed] = useState(onServer);
  if (!printed) return null;
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', String.raw`\u003c`);
  return <script type="application/ld+json">{text}</script>;
}

const neverChanges = () => () => undefined;
const inBrowser = () => false;
const fromServer = () => true;
