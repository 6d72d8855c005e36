import { expect, test } from 'vitest';
import { forbiddenNodes } from './hostile/forbidden-nodes.ts';
import { generatedVectors } from './hostile/generated.ts';
import { shapes } from './hostile/shapes.ts';
import { vectors } from './hostile/vectors.ts';
import { loadPurifier, sanitiseNatively } from './sanitise.ts';

/** The browser prints the name of a custom element used to create an element, although it has no such attribute. */
const MADE_FOR = / is="[^"]*"/g;

/** A copy as HTML, and its text with single spaces: printing and parsing may lose a line break before it. */
function print(fragment: DocumentFragment): { html: string; text: string } {
  const host = document.createElement('div');
  host.append(fragment.cloneNode(true));
  return { html: host.innerHTML.replaceAll(MADE_FOR, ''), text: host.textContent.replaceAll(/\s+/g, ' ').trim() };
}

test('the browser and the library keep the same nodes, and another pass keeps the text [H-2 H-12]', async () => {
  const purify = await loadPurifier();
  // Parsers limit nesting, each at a different depth.
  const shallow = [...vectors, ...generatedVectors()].filter((vector) => vector.length < 2000);
  const issues: unknown[] = [];
  for (const given of [...shapes(1000), ...shallow]) {
    const [browser, library] = [sanitiseNatively, purify].map((sanitiser) => {
      const fragment = sanitiser(given);
      const once = print(fragment);
      const again = sanitiser(once.html);
      const forbidden = [...forbiddenNodes(fragment), ...forbiddenNodes(again)];
      if (forbidden.length > 0 || print(again).text !== once.text) issues.push({ given, once, forbidden });
      return once;
    });
    if (browser?.html !== library?.html) issues.push({ given, browser, library });
  }
  expect(issues).toEqual([]);
}, 60_000);

test('no name or id in the HTML becomes a property of the window or the document [H-7]', async () => {
  const purify = await loadPurifier();
  const names = ['fired', 'cookie', 'location', 'getElementById', 'body', 'currentScript', '__reactRouterManifest'];
  const given = names
    .map(
      (name) =>
        `<a id=${name}></a><a id=${name} name=x>1</a><img name=${name} id=${name} src=https://img.example/x.png>`,
    )
    .concat(
      names.map((name) => `<form id=${name} name=${name}><input name=attributes></form><iframe name=${name}></iframe>`),
    )
    .join('');
  const read = (owner: object) => names.map((name) => (owner as Record<string, unknown>)[name]);
  const place = (html: Node) => {
    const host = document.createElement('div');
    host.append(html);
    document.body.append(host);
    const found = [read(window), read(document)];
    host.remove();
    return found;
  };
  const before = place(document.createTextNode(''));
  // Without the sanitiser it does, so the test would detect it.
  const raw = document.createRange().createContextualFragment(given);
  expect(place(raw)).not.toEqual(before);
  for (const sanitiser of [sanitiseNatively, purify]) expect(place(sanitiser(given))).toEqual(before);
});
