import type { Config, DOMPurify } from 'dompurify';
import { allowedElements, allowedEverywhere, unwrappedElements } from './allow-list.ts';
import { enforceRules } from './enforce-rules.ts';

/** Element.setHTML as in browsers; the type library does not have it yet. */
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
  // `is` is removed later: the library would remove the whole element with it.
  ALLOWED_ATTR: [...new Set(['is', ...allowedEverywhere, ...[...allowedElements.values()].flat()])],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  // Like Element.setHTML: forbidden elements are removed with their content.
  KEEP_CONTENT: false,
  // For text that another parser reads as XML; it would remove text that looks like markup. We keep the nodes.
  SAFE_FOR_XML: false,
  RETURN_DOM_FRAGMENT: true,
};

/** Sanitised nodes, or a promise of them if the purifier must be loaded first. Browser only. */
export function sanitise(html: string): DocumentFragment | Promise<DocumentFragment> {
  return 'setHTML' in Element.prototype ? sanitiseNatively(html) : loadPurifier().then((clean) => clean(html));
}

/**
 * With the browser's own sanitiser, in a document without a window. No string reaches an unsafe sink, so it works
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

/** The same result from DOMPurify, loaded once (it has its own Trusted Types policy, `dompurify`). */
export function loadPurifier(): Promise<(html: string) => DocumentFragment> {
  purifier ??= import('dompurify').then(
    ({ default: dompurify }) =>
      (html: string) =>
        purify(dompurify, html),
    (failure: unknown) => {
      // Being offline now must not disable it permanently.
      purifier = undefined;
      throw failure;
    },
  );
  return purifier;
}

/** The library parses a document: in standards mode, without a head, it parses like the browser's sanitiser. */
const BODY = '<!doctype html><body>';

function purify(dompurify: DOMPurify, html: string): DocumentFragment {
  // It returns nothing for some markup without a body, contrary to its types.
  const fragment = dompurify.sanitize(BODY + html, purifierConfig) as DocumentFragment | null;
  return fragment ? checked(fragment) : document.createDocumentFragment();
}

/** Checked while still in a document without a window; pictures load only in the copy. */
function checked(fragment: DocumentFragment): DocumentFragment {
  enforceRules(fragment, location.origin);
  return document.importNode(fragment, true);
}
