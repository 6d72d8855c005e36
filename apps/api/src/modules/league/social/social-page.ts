import { createHash } from 'node:crypto';
import { brand } from '@maidan/brand/brand';
import { CITY_ZONE, formatDay, momentIn } from '@maidan/i18n/date-time';
import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { SocialPost } from './league-social.store.ts';

const style = `
:root { color-scheme: light dark; --edge: color-mix(in srgb, currentColor 18%, transparent); }
body { margin: 0; padding: 16px; font: 17px/26px system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 20px; line-height: 24px; margin: 0 0 16px; }
ol { list-style: none; margin: 0; padding: 0; }
li { border-top: 2px solid var(--edge); padding: 16px 0; max-width: 34em; }
time { font-size: 13px; }
p { margin: 0 0 12px; }
a { color: LinkText; }
`;
const styleHash = createHash('sha256').update(style).digest('base64');
// Kept on one line, since any other whitespace in the element would change its hash.
const styleElement = raw(`<style>${style}</style>`);

/** Allows its own style sheet and no scripts; the sites may frame it. */
export const socialPagePolicy = (framedBy: readonly string[]): string =>
  `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'self' ${framedBy.join(' ')}; ` +
  "base-uri 'none'; form-action 'none'; sandbox allow-popups allow-popups-to-escape-sandbox";

/** A league's posts, newest first. Their HTML was sanitised before it was stored. */
export function socialPage(
  league: string,
  posts: readonly SocialPost[],
): HtmlEscapedString | Promise<HtmlEscapedString> {
  return html`<!doctype html>
    <html lang="${brand.locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${league}</title>
        <base target="_blank" />
        ${styleElement}
      </head>
      <body>
        <h1>${league}</h1>
        <ol>
          ${posts.map(postItem)}
        </ol>
      </body>
    </html>`;
}

function postItem({ content, published_at }: SocialPost) {
  const published = new Date(published_at);
  return html`<li>
    <time datetime="${published.toISOString()}">${formatDay(momentIn(CITY_ZONE, published.toISOString()))}</time>
    ${raw(content)}
  </li>`;
}
