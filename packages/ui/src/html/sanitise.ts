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
  ALLOWED_ATTR: [...new Set([...allowedEverywhere, ...[...allowedElements.values()].flat()])],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  // As Element.setHTML does it: what is not permitted goes with all it holds.
  KEEP_CONTENT: false,
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

function purify(dompurify: DOMPurify, html: string): DocumentFragment {
  return checked(dompurify.sanitize(html, purifierConfig));
}

/** Judged while still in a document without a window; the copy is what pictures load in. */
function checked(fragment: DocumentFragment): DocumentFragment {
  enforceRules(fragment, location.origin);
  return document.importNode(fragment, true);
}
