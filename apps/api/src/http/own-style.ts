import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';

/**
 * The style of a page that the API renders itself, and a security policy that allows only that: no scripts, no frames.
 */
export function ownStyle(style: string) {
  const hash = createHash('sha256').update(style).digest('base64');
  return {
    // Kept on one line, since any other whitespace in the element would change its hash.
    head: html`<meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      ${raw(`<style>${style}</style>`)}`,
    policy:
      `default-src 'none'; style-src 'sha256-${hash}'; ` +
      "frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  };
}

/** Set by all of these pages, before their own rules. */
export const pageStyle = `
:root { color-scheme: light dark; --edge: color-mix(in srgb, currentColor 18%, transparent); }
body { margin: 0 auto; padding: 24px 16px 64px; max-width: 760px; font: 16px/1.5 system-ui, sans-serif; }
h1 { font-size: 24px; margin: 0 0 4px; }
`;
