import type { Limit } from '@maidan/contract/core/openapi';
import { pages } from '@maidan/contract/operations/pages';
import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { pageRoute, type Page } from '../../http/mount-pages.ts';
import { ownStyle, pageStyle } from '../../http/own-style.ts';
import { apiDocument } from './api-document.service.ts';

type Json = Readonly<Record<string, unknown>>;
type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

const { head, policy } = ownStyle(`${pageStyle}
h2 { font-size: 20px; margin: 32px 0 8px; }
h3 { font-size: 15px; margin: 16px 0 4px; }
summary { padding: 12px 0; cursor: pointer; overflow-wrap: anywhere; }
details { border-top: 1px solid var(--edge); }
code, pre { font: 14px/1.5 ui-monospace, monospace; }
pre { overflow-x: auto; margin: 4px 0 16px; padding: 12px; border: 1px solid var(--edge); border-radius: 8px; }
small { opacity: 0.75; }
b { display: inline-block; min-width: 4em; }
`);

const block = (title: string, value: unknown): Html =>
  value === undefined
    ? html``
    : html`<h3>${title}</h3>
        <pre tabindex="0" role="region" aria-label="${title}">${JSON.stringify(value, null, 2)}</pre>`;

const access = (operation: Json): string => {
  const [scheme] = (operation['security'] as readonly Json[]).flatMap((entry) => Object.keys(entry));
  if (scheme === undefined) return 'Public';
  const roles = operation['x-roles'] as readonly string[] | undefined;
  return scheme === 'staff' ? `Staff${roles ? `: ${roles.join(', ')}` : ''}` : 'Needs a login';
};

/** The schema or the example of a body's only content type. */
const contentOf = (body: unknown, part: 'schema' | 'example'): unknown =>
  Object.values((body as { content?: Readonly<Record<string, Json>> } | undefined)?.content ?? {})[0]?.[part];

function operationItem(method: string, path: string, operation: Json): Html {
  const { 200: done, ...others } = operation['responses'] as Readonly<Record<string, Json>>;
  const limit = operation['x-rate-limit'] as Limit;
  return html`<details id="${operation['operationId'] as string}">
    <summary><b>${method.toUpperCase()}</b> <code>${path}</code><br />${operation['summary'] as string}</summary>
    <p>
      ${access(operation)}${operation['x-extension'] === true ? '. An extension: other servers may lack it' : ''}.
      Replies with ${[...(done ? ['200'] : []), ...Object.keys(others)].join(', ')}. Limited by “${limit.name}” for each
      ${limit.per}.
    </p>
    ${block('Parameters', operation['parameters'])} ${block('Request', contentOf(operation['requestBody'], 'schema'))}
    ${block('Reply', contentOf(done, 'schema'))} ${block('Example of the reply', contentOf(done, 'example'))}
  </details>`;
}

/** Every call and page with its fields, for people to read; without scripts. */
function referencePage(): Html {
  const document = apiDocument();
  const { info, paths, components } = document;
  return html`<!doctype html>
    <html lang="en">
      <head>
        ${head}
        <meta name="robots" content="noindex" />
        <title>${info.title} ${info.version}</title>
      </head>
      <body>
        <h1>${info.title} <small>${info.version}</small></h1>
        <p>
          Every call and page, generated from the contract. For programs: <a href="/api/openapi.json">openapi.json</a>.
          Every error has the shape of <a href="#schema-Error">Error</a>; its message can be shown to users.
        </p>
        <h2>Calls and pages</h2>
        ${Object.entries(paths).map(([path, methods]) =>
          Object.entries(methods).map(([method, operation]) => operationItem(method, path, operation)),
        )}
        <h2>Limits</h2>
        ${Object.entries(document['x-rate-limits']).map(([per, limits]) => block(`For each ${per}`, limits))}
        <h2>Schemas</h2>
        ${Object.entries(components.schemas).map(
          ([name, schema]) =>
            html`<details id="schema-${name}">
              <summary><code>${name}</code></summary>
              ${block(name, schema)}
            </details>`,
        )}
      </body>
    </html>`;
}

/** The reference of the API, rendered once. */
export function referenceRoute(): Page {
  let rendered: Html | undefined;
  return pageRoute(pages.reference, async (c) => {
    c.header('Content-Security-Policy', policy);
    c.header('Cache-Control', 'public, max-age=300');
    rendered ??= referencePage();
    return c.html(await rendered);
  });
}
