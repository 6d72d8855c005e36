import { createHash } from 'node:crypto';
import { brand } from '@maidan/brand/brand';
import { CITY_ZONE } from '@maidan/i18n/date-time';
import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

interface Message {
  readonly to: string;
  readonly text: string;
  readonly sent_at: number;
}

const style = `
:root { color-scheme: light dark; --edge: color-mix(in srgb, currentColor 18%, transparent); }
body { margin: 0 auto; padding: 24px 16px 64px; max-width: 640px; font: 16px/1.5 system-ui, sans-serif; }
h1 { font-size: 22px; margin: 0 0 4px; }
p { margin: 0 0 24px; opacity: 0.75; }
ol { list-style: none; margin: 0; padding: 0; display: grid; gap: 12px; }
li { border: 1px solid var(--edge); border-radius: 12px; padding: 12px 16px; }
header { display: flex; justify-content: space-between; gap: 12px; font-size: 14px; opacity: 0.75; }
strong { display: block; font: 600 30px/1.3 ui-monospace, monospace; letter-spacing: 0.12em; user-select: all; }
pre { margin: 8px 0 0; font: 14px/1.5 system-ui, sans-serif; white-space: pre-wrap; overflow-wrap: anywhere; }
`;

const styleHash = createHash('sha256').update(style).digest('base64');

// In one piece: another space inside the element would change its hash.
const styleElement = raw(`<style>${style}</style>`);

/** Allows its own style sheet alone: no script, no frame, nothing from elsewhere. */
export const outboxPolicy =
  `default-src 'none'; style-src 'sha256-${styleHash}'; ` +
  "frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

const clockTime = new Intl.DateTimeFormat('en-IN', { timeStyle: 'medium', timeZone: CITY_ZONE });

/** Newest first; the page reloads every few seconds. */
export function outboxPage(messages: readonly Message[]): HtmlEscapedString | Promise<HtmlEscapedString> {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta http-equiv="refresh" content="4" />
        <title>Outbox – ${brand.name}</title>
        ${styleElement}
      </head>
      <body>
        <h1>Outbox</h1>
        <p>Messages that would have gone out by SMS or e-mail. Newest first; this page reloads by itself.</p>
        ${messages.length === 0 ? html`<p>Nothing yet. Request a code on the site.</p>` : ''}
        <ol>
          ${messages.map((message) => messageItem(message))}
        </ol>
      </body>
    </html>`;
}

function messageItem({ to, text, sent_at }: Message) {
  const code = /\b\d{6}\b/.exec(text)?.[0];
  const sent = new Date(sent_at);
  return html`<li>
    <header><span>${to}</span><time datetime="${sent.toISOString()}">${clockTime.format(sent)}</time></header>
    ${code ? html`<strong>${code}</strong>` : ''}
    <pre>${text}</pre>
  </li>`;
}
