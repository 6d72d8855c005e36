import { useState, useSyncExternalStore } from 'react';

/**
 * Structured data for search engines. Only the server renders it, because they read its document, and trusted
 * types refuse a script element created in the browser, even one with data.
 * @param data created behind `import.meta.env.SSR`, so that browsers do not load the code for it
 */
export function JsonLd({ data }: { data: Record<string, unknown> | null }) {
  const onServer = useSyncExternalStore(neverChanges, inBrowser, fromServer);
  // Decided in the first render, so that the server's output stays.
  const [printed] = useState(onServer);
  if (!printed) return null;
  return (
    // In the browser, the server's text stays.
    <script type="application/ld+json" suppressHydrationWarning>
      {import.meta.env.SSR
        ? JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', String.raw`\u003c`)
        : ''}
    </script>
  );
}

const neverChanges = () => () => undefined;
const inBrowser = () => false;
const fromServer = () => true;
