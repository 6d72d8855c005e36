import { useState, useSyncExternalStore } from 'react';

/**
 * Structured data for search engines. Only the server prints it, since they read its document, and trusted
 * types refuse a script element that is made in the browser, even one with data.
 */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  const onServer = useSyncExternalStore(neverChanges, inBrowser, fromServer);
  // Decided by the first rendering, so that what the server printed stays.
  const [printed] = useState(onServer);
  if (!printed) return null;
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', String.raw`\u003c`);
  return <script type="application/ld+json">{text}</script>;
}

const neverChanges = () => () => undefined;
const inBrowser = () => false;
const fromServer = () => true;
