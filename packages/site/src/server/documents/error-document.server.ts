import { hash } from 'node:crypto';
import { brand } from '@maidan/brand/brand';

const style =
  'body{font:1.125rem/1.5 system-ui,sans-serif;max-width:32rem;margin:15vh auto;padding:0 1.5rem}code{overflow-wrap:anywhere}';

/** Allows this document's style and nothing else. */
export const ERROR_DOCUMENT_POLICY = `default-src 'none'; style-src 'sha256-${hash('sha256', style, 'base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

interface Failure {
  readonly title: string;
  readonly text: string;
  readonly requestId: string;
}

/** A page for people that needs no rendering: the site is busy or broken. The texts are ours, never a caller's. */
export function errorDocument({ title, text, requestId }: Failure): string {
  return `<!doctype html>
<html lang="${brand.locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} – ${brand.name}</title>
<style>${style}</style>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="/">Go to the home page</a></p>
<p>If this keeps happening, report this code to ${brand.contact.support}: <code>${requestId}</code></p>
</html>
`;
}
