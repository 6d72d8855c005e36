import type { Config, DOMPurify } from 'dompurify';
import { allowedElements, allowedEverywhere, unwrappedElements } from './allow-list.ts';
import { enforceRules } from './enforce-rules.ts';

/** Element.setHTML as browsers have it; the type library does not know it yet. */
interface SettableElement extends Element {
  setHTML(html: string, options: { sanitizer: SanitizerConfig }): void;
}

const nativeConfig: SanitizerConfig = {
  elements: [
    ...[...allowedElements].map(([name, attributes]) => ({ name, attributes: [...attributes] })),
    ...unwrappedElements,
  ],
  attributes: [...allowedEverywhere],
  comments: false,
  dataAttributes: false,
};

const purifierConfig: Config & { RETURN_DOM_FRAGMENT: true } = {
  ALLOWED_TAGS: [...allowedElements.keys(), ...unwrappedElements, '#text'],
  // `is` goes later: the library would remove the whole element with it.
  ALLOWED_ATTR: [...new Set(['is', ...allowedEverywhere, ...[...allowedElements.values()].flat()])],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  // As Element.setHTML does it: what is not permitted goes with all it holds.
  KEEP_CONTENT: false,
  // For text that another parser reads as XML; it would remove texts that look like markup. We keep the nodes.
  SAFE_FOR_XML: false,
  RETURN_DOM_FRAGMENT: true,
};

/** Sanitised nodes, or a promise of them where the purifier must be fetched first. Browser only. */
export function sanitise(html: string): DocumentFragment | Promise<DocumentFragment> {
  return 'setHTML' in Element.prototype ? sanitiseNatively(html) : loadPurifier().then((clean) => clean(html));
}

/**
 * By the browser's own sanitiser, in a document without a window. No string ever reaches an unsafe sink, so it holds
 * under Trusted Types without a policy.
 */
export function sanitiseNatively(html: string): DocumentFragment {
  const inert = document.implementation.createHTMLDocument('');
  const host = inert.createElement('div') as Element as SettableElement;
  host.setHTML(html, { sanitizer: nativeConfig });
  const fragment = inert.createDocumentFragment();
  fragment.append(...host.childNodes);
  return checked(fragment);
}

let purifier: Promise<(html: string) => DocumentFragment> | undefined;

/** The same result by DOMPurify, fetched once (it brings its own Trusted Types policy, `dompurify`). */
export function loadPurifier(): Promise<(html: string) => DocumentFragment> {
  purifier ??= import('dompurify').then(
    ({ default: dompurify }) =>
      (html: string) =>
        purify(dompurify, html),
    (failure: unknown) => {
      // Offline now is no reason to stay without it for good.
      purifier = undefined;
      throw failure;
    },
  );
  return purifier;
}

/** The library parses a document: in standards mode, and without a head, it reads the same as the browser's sanitiser. */
const BODY = '<!doctype html><body>';

function purify(dompurify: DOMPurify, html: string): DocumentFragment {
  // It returns nothing at all for some markup without a body, whatever its types say.
  const fragment = dompurify.sanitize(BODY + html, purifierConfig) as DocumentFragment | null;
  return fragment ? checked(fragment) : document.createDocumentFragment();
}

/** Judged while still in a document without a window; the copy is what pictures load in. */
function checked(fragment: DocumentFragment): DocumentFragment {
  enforceRules(fragment, location.origin);
  return document.importNode(fragment, true);
}
