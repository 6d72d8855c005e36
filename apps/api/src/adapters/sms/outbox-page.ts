import { brand } from '@maidan/brand/brand';
import { CITY_ZONE, formatClock, momentIn } from '@maidan/i18n/date-time';
import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { ownStyle, pageStyle } from '../../http/own-style.ts';

interface Message {
  readonly to: string;
  readonly text: string;
  readonly sent_at: number;
}

const { head, policy } = ownStyle(`${pageStyle}
p { margin: 0 0 24px; opacity: 0.75; }
ol { list-style: none; margin: 0; padding: 0; display: grid; gap: 12px; }
li { border: 1px solid var(--edge); border-radius: 12px; padding: 12px 16px; }
header { display: flex; justify-content: space-between; gap: 12px; font-size: 14px; opacity: 0.75; }
strong { display: block; font: 600 30px/1.3 ui-monospace, monospace; letter-spacing: 0.12em; user-select: all; }
pre { margin: 8px 0 0; font: 14px/1.5 system-ui, sans-serif; white-space: pre-wrap; overflow-wrap: anywhere; }
`);

export const outboxPolicy = policy;

/** Newest first; the page reloads every few seconds. */
export function outboxPage(messages: readonly Message[]): HtmlEscapedString | Promise<HtmlEscapedString> {
  return html`<!doctype html>
    <html lang="en">
      <head>
        ${head}
        <meta http-equiv="refresh" content="4" />
        <title>Outbox – ${brand.name}</title>
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
    <header>
      <span>${to}</span
      ><time datetime="${sent.toISOString()}">${formatClock(momentIn(CITY_ZONE, sent.toISOString()))}</time>
    </header>
    ${code ? html`<strong>${code}</strong>` : ''}
    <pre>${text}</pre>
  </li>`;
}
